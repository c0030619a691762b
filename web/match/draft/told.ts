import type { GameTypes } from "#engine";
import { type Draft, toldBy } from "./draft.ts";

/** What has happened between two drafts of one position; nothing when moves were taken back. */
export function toldBetween(earlier: Draft, later: Draft): readonly GameTypes["event"][] {
  if (earlier.base !== later.base) return [];
  const [known, all] = [toldBy(earlier), toldBy(later)];
  const isMore = known.every((event, at) => JSON.stringify(all[at]) === JSON.stringify(event));
  return isMore ? all.slice(known.length) : [];
}
