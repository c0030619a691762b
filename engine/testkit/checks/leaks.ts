import type { GameTypes } from "../../game.ts";
import { SEATS_OF, type Seat, type Viewer } from "../../seat.ts";
import { numbersSeen } from "../../state/layout.ts";
import { CHANCE, firstSeat, isToAct, NOBODY } from "../../to-act.ts";
import { isAlike } from "../looking/alike.ts";
import { legalMovesOf, viewersOf } from "../looking/lists.ts";
import { eventsFor, lookAt, mustHearTheSame, mustSeeTheSame, nameOfViewer, playAndListen } from "../looking/look.ts";
import type { SharedState } from "../looking/shared-state.ts";
import { must, mustEqual } from "../must.ts";
import { redealAtRandom } from "../secrets/secrets.ts";
import type { Position, Promised } from "../subject.ts";

/** Number of entries for which a twin is played on: while the viewer is to act, and while it only watches. */
const OWN_STEPS = 6;
const WATCHED_STEPS = 1;

/** The viewer, if it is to act, else the first seat to act. */
export const actorOf = (mask: number, viewer: Viewer) =>
  typeof viewer === "number" && isToAct(mask, viewer) ? viewer : firstSeat(mask);

/**
 * The twin differs from the state only in hidden places. So the viewer sees the same now, and also after every entry
 * that is legal in both, up to the next chance. Changes the twin.
 */
function mustLookAlike<T extends GameTypes>(
  { open, shared, source }: Position<T>,
  twin: T["state"],
  viewer: Viewer,
  what: string,
): void {
  const who = `${what} for ${nameOfViewer(viewer)}`;
  mustSeeTheSame(open, lookAt(open, twin, viewer), shared.look(viewer), who);
  const steps = typeof viewer === "number" && isToAct(open.toAct(shared.state), viewer) ? OWN_STEPS : WATCHED_STEPS;
  let here: SharedState<T> = shared;
  for (let step = 1; step <= steps; step++) {
    const mask = open.toAct(here.state);
    if (mask === NOBODY || mask === CHANCE) return;
    const seat = actorOf(mask, viewer);
    const theirs = legalMovesOf(open, twin, seat);
    const entry = commonMove(here, theirs, { seat, source });
    if (entry === undefined) return;
    const where = `${who}, ${step} moves on, after ${open.printMove(entry)} of seat ${seat}`;
    const next = here.after(entry, seat);
    const events = playAndListen(open, twin, { entry, seat });
    mustHearTheSame(eventsFor(events, viewer), eventsFor(next.events, viewer), `events ${where}`);
    mustSeeTheSame(open, lookAt(open, twin, viewer), next.shared.look(viewer), where);
    here = next.shared;
  }
}

/** A move that is legal in both: the shared state's favourite if possible. */
function commonMove<T extends GameTypes>(
  here: SharedState<T>,
  theirs: readonly number[],
  { seat, source }: { readonly seat: Seat; readonly source: Position<T>["source"] },
): number | undefined {
  const favourite = here.favourite(seat, source);
  if (favourite !== undefined && theirs.includes(favourite)) return favourite;
  const both = here.legal(seat).filter((move) => theirs.includes(move));
  return both[source.below(Math.max(1, both.length))];
}

/** Twins are equal in every field that the viewer sees. */
function mustAgreeWithLayout<T extends GameTypes>(
  { subject, open, state }: Position<T>,
  twin: T["state"],
  viewer: Viewer,
  what: string,
): void {
  for (const place of subject.places) {
    const [here, there] = [state, twin].map(({ bytes }) => numbersSeen(bytes, place, viewer)?.join());
    must(here === there, () => {
      const seen = `the field "${place.name}", which the layout shows to ${nameOfViewer(viewer)}`;
      return `${what} changes ${seen}: ${open.printPosition(twin)}`;
    });
  }
}

/** One view in this many takes a round trip through JSON. */
const PLAIN_IN = 16;

/** The view after a round trip through JSON. */
function mustBePlain(view: unknown): unknown {
  const arrived: unknown = JSON.parse(JSON.stringify(view));
  must(isAlike(arrived, view), "a view is not plain JSON");
  return arrived;
}

export const SAMPLES_LOOK_ALIKE: Promised = {
  name: "what anybody sees, may do and is told equals that of a sample of their view",
  check(position) {
    const { open, shared, source } = position;
    for (const viewer of viewersOf(open)) {
      const { view } = shared.look(viewer);
      const arrived = source.below(PLAIN_IN) === 0 ? mustBePlain(view) : view;
      const sample = open.sample(arrived, source);
      mustAgreeWithLayout(position, sample, viewer, "a sample");
      mustLookAlike(position, sample, viewer, "a sample");
    }
  },
};

export const REDEALS_LOOK_ALIKE: Promised = {
  name: "what anybody sees, may do and is told equals that of another deal of what they cannot see",
  check(position) {
    const { subject, open, state, source } = position;
    for (const viewer of viewersOf(open)) {
      const other = redealAtRandom(subject.secrets, { state, viewer }, source);
      if (other === undefined) continue;
      mustAgreeWithLayout(position, other, viewer, "another deal");
      mustLookAlike(position, other, viewer, "another deal");
    }
  },
};

/** Forecasts carry the rules out on copies; one position in this many is looked at. */
const FORECAST_IN = 8;

export const FORECASTS_ALIKE: Promised = {
  name: "what a move is said to bring equals that of a sample of the seat's view",
  check({ open, shared, state, source }) {
    if (open.forecast === undefined || source.below(FORECAST_IN) > 0) return;
    const seat = SEATS_OF[open.seats].find((each) => isToAct(open.toAct(state), each));
    const move = seat === undefined ? undefined : shared.favourite(seat, source);
    if (seat === undefined || move === undefined) return;
    const sample = open.sample(open.view(state, seat), source);
    const textFor = (each: typeof state): string => JSON.stringify(open.forecast?.(each, seat, move)) ?? "";
    mustEqual(textFor(sample), textFor(state), `the forecast of ${open.printMove(move)} for seat ${seat}`);
  },
};
