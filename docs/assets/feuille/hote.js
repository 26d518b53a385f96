// An embedded sheet tells each answer to its host: the page that frames it, or the app around a web view.

const sheet = document.querySelector(".feuille[data-seule]");
const framed = window.parent !== window;

sheet.addEventListener("reponse", ({ detail: { query, data, problems } }) => {
  tell({ type: "feuille", feuille: sheet.dataset.feuille, query, data, problems });
});

// Whoever frames the sheet chose to show it: there is no host to single out.
function tell(message) {
  window.parent.postMessage(message, "*");
  window.webkit?.messageHandlers?.feuille?.postMessage(message);
  window.ReactNativeWebView?.postMessage(JSON.stringify(message)); // this bridge only carries text
}

// The rules are pages of the site, which does not let itself be framed.
if (framed) document.addEventListener("click", ({ target }) => leave(target.closest("a[href]")), { capture: true });

function leave(link) {
  if (link) link.target = "_blank";
}
