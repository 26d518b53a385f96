// Material's own search worker, named after « ? », in which words count without their accents:
// « bœuf » is found from « boeuf », « têtes » from « tete », and a plural from its singular.
// Its index weighs 12 MB: it is made when someone looks for something, not for every reader.

const [SETUP, READY, QUERY, RESULT] = [0, 1, 2, 3]; // Material's numbers for what is said
let setup = null;
let made = null;

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

// Heard before Material's own listener, which only hears what is said again.
addEventListener("message", (event) => {
  if (!event.isTrusted) return;
  event.stopImmediatePropagation();
  if (event.data.type === SETUP) {
    setup = event.data;
    postMessage({ type: READY });
  } else answer(event.data.data);
});

async function answer(words) {
  if (!words.trim()) return postMessage({ type: RESULT, data: { items: [] } });
  await (made ??= make());
  sayAgain({ type: QUERY, data: singular(folded(telling(words))) });
}

const sayAgain = (data) => dispatchEvent(new MessageEvent("message", { data }));

function make() {
  importScripts(location.search.slice(1));
  foldWords();
  const { postMessage } = self;
  return new Promise((ready) => {
    self.postMessage = () => ready((self.postMessage = postMessage)); // « ready » was said already
    sayAgain(setup);
  });
}

function foldWords() {
  const { use } = lunr.Builder.prototype;
  const fold = (token) => token.update(folded);
  lunr.Pipeline.registerFunction(fold, "fold");
  lunr.Builder.prototype.use = function (...language) {
    use.apply(this, language); // a language starts the pipeline anew
    this.pipeline.add(fold);
  };
}
