import { type Draft, make, possible } from "./draft.ts";

/** The further clicks of an open group that a move beside it gives up. */
export function forgoneBy(draft: Draft, move: number): readonly number[] {
  const { clicks, open } = draft;
  const group = open.group(clicks[0] ?? move);
  if (group === open.group(move)) return [];
  const after = make(draft, move);
  const isKept = (each: number): boolean => possible(after).includes(each) && isLater(draft, move, { after, each });
  return possible(draft).filter((each) => open.group(each) === group && !isKept(each));
}

/** Whether nothing is lost by a click after the move: a delivery of another action is another one by the same name. */
function isLater(
  draft: Draft,
  move: number,
  { after, each }: { readonly after: Draft; readonly each: number },
): boolean {
  const before = make(draft, each);
  if (!possible(before).includes(move)) return true;
  const isThereAgain = possible(make(before, move)).includes(each);
  return !isThereAgain || possible(make(after, each)).includes(each);
}
