import { shelfOf } from "#games/ui";
import { say } from "../../../i18n/language.ts";
import type { WalkRefusal } from "./messages.ts";
import { MOST_BYTES } from "./walk-line.ts";

/** What is wrong with a record, and where, in one sentence. */
export function refusalOfRecord(refusal: WalkRefusal): string {
  const { found } = refusal;
  if (refusal.code === "too-large") return say("record-refused.too-large", { n: found, most: MOST_BYTES / 1_000_000 });
  if (!("of" in refusal)) return say(`record-refused.${refusal.code}`, { found: short(found) });
  const { ply = 0, of } = refusal;
  if (refusal.code !== "other-rules-version") {
    return say(`record-refused.${refusal.code}`, { found: short(found), k: ply + 1, n: of.length });
  }
  const isOlder = Number(of.rulesVersion) < Number(found);
  const facts = { found, theirs: short(of.rulesVersion), game: shelfOf(of.game)?.meta.title ?? of.game };
  return say(isOlder ? "record-refused.rules-older" : "record-refused.rules-newer", facts);
}

const MOST = 60;
/** What a file says may be long: it is shown as far as it fits a sentence. */
const short = (text: string): string => (text.length > MOST ? `${text.slice(0, MOST - 1)}…` : text);
