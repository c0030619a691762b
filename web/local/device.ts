import { canonicalJson, isSimultaneous, type Seat } from "#engine";
import { isOver, seatsOwing, toActIn } from "#referee";
import type { Held } from "./store/held.ts";

/** Who is at the device, when several people share it. */

/** The seats of people, who are all at this device. */
export const peopleAt = ({ kept }: Pick<Held, "kept">): readonly Seat[] =>
  kept.seats.flatMap(({ kind }, seat) => (kind === "person" ? [seat as Seat] : []));

/** The device stays where it is (after the end with anybody), or goes on to who owes the next decision: by hand, when their hands are hidden. */
export function takeDevice(held: Held): void {
  const people = peopleAt(held);
  // A bot plays on for those whose time is up.
  const owing = people.filter(
    (seat) => seatsOwing(held.match).includes(seat) && held.match.clocks?.seats[seat]?.isStopped !== true,
  );
  const [only] = people;
  if (people.length === 1 || (isOver(held.match) && held.viewer === null)) held.viewer = only ?? null;
  else if (owing.length > 0 && (held.viewer === null || !owing.includes(held.viewer))) handOn(held, owing);
  if (owing.length === 0) held.handTo = null;
}

function handOn(held: Held, owing: readonly Seat[]): void {
  const after = held.viewer ?? held.handTo ?? -1;
  const next = owing.find((seat) => seat > after) ?? owing[0] ?? null;
  const isHidden = hidesHands(held);
  if (isHidden && held.handTo !== null && owing.includes(held.handTo)) return;
  held.viewer = isHidden ? null : next;
  held.handTo = isHidden ? next : null;
}

/** Whether somebody at the device knows something that another one does not. A choice beside others' is always hidden. */
function hidesHands(held: Held): boolean {
  const { open, state } = held.match;
  if (isSimultaneous(toActIn(held.match))) return true;
  const known = peopleAt(held).map((seat) => withoutViewer(open.view(state, seat)));
  return known.some((each) => each !== known[0]);
}

const withoutViewer = (view: unknown): string =>
  canonicalJson(typeof view === "object" && view !== null ? { ...view, viewer: null } : view);
