// Material's own search worker, named after « ? », in which words count without their accents:
// « bœuf » is found from « boeuf », « têtes » from « tete », and a plural from its singular.

const QUERY = 2; // Material's number for the message that asks

const folded = (text) =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/œ/g, "oe")
    .replace(/æ/g, "ae");

// Each word asked for is the start of one (« tete* »): without its mark of the plural it finds both numbers,
// and « de* » would find every word in « dé ».
const singular = (text) => text.replace(/(?<=[a-z]{3})[sx](?=\*?(?:\s|$))/g, "");

function telling(text) {
  const words = text.split(/\s+/);
  const kept = words.filter((word) => lunr.fr.stopWordFilter(word.replace(/\*$/, "").toLowerCase()));
  return (kept.length ? kept : words).join(" ");
}

// Heard before Material's own listener, which reads the same data.
addEventListener("message", ({ data }) => {
  if (data.type === QUERY) data.data = singular(folded(telling(data.data)));
});

importScripts(location.search.slice(1));

const { use } = lunr.Builder.prototype;
const fold = (token) => token.update(folded);
lunr.Pipeline.registerFunction(fold, "fold");
lunr.Builder.prototype.use = function (...language) {
  use.apply(this, language); // a language starts the pipeline anew
  this.pipeline.add(fold);
};
