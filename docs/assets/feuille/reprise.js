// Which game a tab takes up: the one it showed, or the one that was written in last.

import { left } from "./journal.js";
import { list, load } from "./parties.js";

export async function find(slug, id) {
  const shown = id && (await load(id));
  if (shown?.slug === slug) return shown;
  const latest = (await list(slug)).find(({ forgotten }) => !forgotten);
  const words = left(slug, id).findLast((each) => each.id);
  if (!words || (!id && words.when < latest?.changed)) return latest;
  const kept = await load(words.id); // nothing, if its tab died before it was written
  return kept?.forgotten ? latest : kept;
}
