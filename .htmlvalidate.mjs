// The built pages, checked by the HTML standard and for accessibility; each exception says why.
export default {
  root: true,
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    "unique-landmark": "off", // Material writes the outline twice and shows one: axe judges what is shown
    "valid-id": ["error", { relaxed: true }], // HTML allows any id without spaces; Material's start with « __ »
    "no-redundant-for": "off", // a label around its box names it too: voice control needs the id
    "wcag/h32": "off", // Material's search answers as one types, its colour form as one chooses: nothing to submit
    "prefer-native-element": ["error", { exclude: ["region"] }], // a table that scrolls is a region, not a section of the text
  },
};
