import type { GameTypes, OpenGame } from "../../game.ts";
import { PUBLIC_EAR } from "../../game.ts";
import type { Seat, Viewer } from "../../seat.ts";
import { CHANCE, firstSeat, isSimultaneous, isToAct, NOBODY, seatBit } from "../../to-act.ts";
import { legalMovesOf, outcomesOf, viewersOf } from "../lists.ts";
import { redealAtRandom } from "../secrets.ts";
import { MARKED } from "../stain.ts";
import { copyOf, must, mustEqual, type Position, type Promised } from "../subject.ts";

/** How many entries a twin is followed: own moves, and moves of others that the viewer only watches. */
const OWN_STEPS = 6;
const WATCHED_STEPS = 1;

const earOf = (viewer: Viewer): number => (typeof viewer === "number" ? seatBit(viewer) : PUBLIC_EAR);

/** Everything that the viewer can learn by looking at the state, as text. */
export function observe<T extends GameTypes>(open: OpenGame<T>, state: T["state"], viewer: Viewer): string {
  const common = [open.toAct(state), open.forced(state), open.progress(state), open.game.insight?.turns(state)];
  const view = JSON.stringify(open.view(state, viewer));
  if (typeof viewer !== "number") return `${common} ${view}`;
  const moves = legalMovesOf(open, state, viewer).map((move) => [open.printMove(move), open.names(state, move)]);
  const reasons = open.targets.map((target) => [target, open.whyNot(state, viewer, target)]);
  return `${common} ${JSON.stringify(moves)} ${view} ${JSON.stringify(reasons)}`;
}

/** Makes an entry, by `seat` if it is a move, and returns what the viewer is told of it, as text. */
function follow<T extends GameTypes>(
  open: OpenGame<T>,
  state: T["state"],
  { entry, seat, viewer }: { readonly entry: number; readonly seat: Seat; readonly viewer: Viewer },
): string {
  const told: T["event"][] = [];
  const tell = (event: T["event"], audience: number) => {
    if ((audience & earOf(viewer)) !== 0) told.push(event);
  };
  if (open.toAct(state) === CHANCE) open.resolve(state, entry, tell);
  else open.play(state, seat, entry, tell);
  return JSON.stringify(told);
}

/** The viewer, if it is to act, else the first seat to act. */
const actorOf = (mask: number, viewer: Viewer) =>
  typeof viewer === "number" && isToAct(mask, viewer) ? viewer : firstSeat(mask);

/**
 * The twin differs from the state only in what the viewer cannot know. Then the viewer sees the same now, and also
 * after every entry that both allow, up to the next chance.
 */
export function mustLookAlike<T extends GameTypes>(
  { open, state, source }: Position<T>,
  twin: T["state"],
  viewer: Viewer,
  what: string,
): void {
  const who = `${what} for ${typeof viewer === "number" ? `seat ${viewer}` : viewer}`;
  mustEqual(observe(open, twin, viewer), observe(open, state, viewer), who);
  const steps = typeof viewer === "number" && isToAct(open.toAct(state), viewer) ? OWN_STEPS : WATCHED_STEPS;
  const [here, there] = [copyOf(open, state), copyOf(open, twin)];
  for (let step = 1; step <= steps; step++) {
    const mask = open.toAct(here);
    if (mask === NOBODY || mask === CHANCE) return;
    const actor = actorOf(mask, viewer);
    const theirs = legalMovesOf(open, there, actor);
    const both = legalMovesOf(open, here, actor).filter((move) => theirs.includes(move));
    const move = both[source.below(Math.max(1, both.length))];
    if (move === undefined) return;
    const where = `${who}, ${step} moves on, after ${open.printMove(move)} of seat ${actor}`;
    const by = { entry: move, seat: actor, viewer };
    mustEqual(follow(open, there, by), follow(open, here, by), `events ${where}`);
    mustEqual(observe(open, there, viewer), observe(open, here, viewer), where);
  }
}

export const SAMPLES_LOOK_ALIKE: Promised = {
  name: "what anybody sees, may do and is told equals that of a sample of their view",
  check(position) {
    const { open, state, source } = position;
    for (const viewer of viewersOf(open)) {
      const view = JSON.parse(JSON.stringify(open.view(state, viewer)));
      mustLookAlike(position, open.sample(view, source), viewer, "a sample");
    }
  },
};

export const REDEALS_LOOK_ALIKE: Promised = {
  name: "what anybody sees, may do and is told equals that of another deal of what they cannot see",
  check(position) {
    const { subject, open, state, source } = position;
    for (const viewer of viewersOf(open)) {
      const other = redealAtRandom(subject.secrets, { state, viewer }, source);
      if (other !== undefined) mustLookAlike(position, other, viewer, "another deal");
    }
  },
};

/**
 * The taint: re-deals keep to what is possible, so something that adds up to the same in every deal, or holds for every
 * hand there can be, would pass them. Here the hidden numbers are nonsense, and a search for it is made of all that the
 * viewer gets, now and after an own move or a move of somebody else, which nonsense could not carry out.
 */
export const STAINS_STAY_INSIDE: Promised = {
  name: "nobody sees, may do or is told anything of hidden numbers that were written over",
  check({ subject, open, state, source }) {
    const { stain } = subject.secrets;
    if (stain === undefined) return;
    const mask = open.toAct(state);
    for (const viewer of viewersOf(open)) {
      const who = `what is written over for ${typeof viewer === "number" ? `seat ${viewer}` : viewer}`;
      const [here, there] = [copyOf(open, state), stain(state, viewer)];
      mustBeClean(observe(open, here, viewer), observe(open, there, viewer), who);
      if (mask === NOBODY || mask === CHANCE) continue;
      const seat = actorOf(mask, viewer);
      const list = legalMovesOf(open, state, seat);
      const entry = list[source.below(list.length)] ?? 0;
      const told = follow(open, here, { entry, seat, viewer });
      const where = `${who}, after ${open.printMove(entry)} of seat ${seat}`;
      if (seat === viewer) mustBeClean(told, follow(open, there, { entry, seat, viewer }), `events with ${where}`);
      const after = seat === viewer ? there : stain(here, viewer);
      mustBeClean(observe(open, here, viewer), observe(open, after, viewer), where);
    }
  },
};

function mustBeClean(plain: string, stained: string, what: string): void {
  const [mark] = MARKED.exec(stained) ?? [];
  must(mark === undefined || MARKED.test(plain), () => `${what}, shows in ${stained}`);
  mustEqual(stained, plain, what);
}

/**
 * Outcomes, and choices made at the same time, that leave the viewer with the same view have to sound the same, or the
 * events tell more than it shows. (Of other moves everybody may hear more than the view keeps.)
 */
export const EVENTS_TELL_NO_MORE: Promised = {
  name: "events tell nobody more than their view shows",
  check({ open, state }) {
    const mask = open.toAct(state);
    if (mask !== CHANCE && !isSimultaneous(mask)) return;
    const entries =
      mask === CHANCE
        ? outcomesOf(open, state).map(({ outcome }) => outcome)
        : legalMovesOf(open, state, firstSeat(mask));
    for (const viewer of viewersOf(open)) {
      if (mask !== CHANCE && viewer === firstSeat(mask)) continue;
      const sounds = new Map<string, string>();
      for (const entry of entries) {
        const after = copyOf(open, state);
        const told = follow(open, after, { entry, seat: firstSeat(mask), viewer });
        const seen = `${open.toAct(after)} ${JSON.stringify(open.view(after, viewer))}`;
        const text = mask === CHANCE ? open.printOutcome(entry) : open.printMove(entry);
        const same = sounds.get(seen);
        if (same !== undefined) mustEqual(told, same, `what ${viewer} is told of ${text}, of which it sees nothing`);
        else sounds.set(seen, told);
      }
    }
  },
};
