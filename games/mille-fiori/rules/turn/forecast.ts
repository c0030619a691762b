import { moveBuffer, type Seat } from "#engine";
import type { Row } from "../board/board.ts";
import { AREA_OF, type Kind, NOBILI, POPULI } from "../content.ts";
import type { Event, Points } from "../events.ts";
import { canTake, legalMoves } from "../legal-moves.ts";
import { MOVES } from "../moves.ts";
import { play, useCard } from "../play.ts";
import { dogeOf, EXTRA, LAYOUT, PLAY, type Player, type State } from "../state.ts";
import type { Target } from "../targets.ts";
import { diamondsOf } from "./diamonds.ts";
import { takeFromHand } from "./hands.ts";
import { actingIn } from "./to-act.ts";

/** What keeping or taking a card would bring, were it played at once, before anybody else places or sails. */
export interface Forecast {
  readonly plays: readonly ForecastPlay[];
  /** Nobody else places or sails before. */
  readonly isNext: boolean;
  /** It is certain that there will be one way to play it, which is then played by itself: of an extra card, where the turn goes on. */
  readonly isForced: boolean;
  /** What the left neighbour would earn with the card, were it passed on and played on the board as it is; `null` when taking. */
  readonly passed: ForecastPassed | null;
}

/** The best way to play it, further extra cards aside; 0 where none earns anything. */
export interface ForecastPassed {
  /** Points and bonus, less the points of the others. */
  readonly worth: number;
  /** 4.3 The value of the bonus space among them. */
  readonly bonus: number;
}

/** One way to play the card: on a space, or sailing to where the ship would stop. */
export interface ForecastPlay {
  readonly target: Target;
  readonly points: Points;
  /** 4.1 Of the extra card that it earns; `null` where it earns none that can be taken. */
  readonly extra: ForecastExtra | null;
  /** 4.3 The value of the bonus space that it gains; 0 without one. */
  readonly bonus: number;
  /** 3.7 The row whose fleet it has sail; `null` without one. */
  readonly fleet: Row | null;
}

/**
 * What the best extra card of the display brings, played at once: points and bonus, less the points of the others; 0
 * where it is better declined.
 */
export interface ForecastExtra {
  /** Further extra cards aside. */
  readonly alone: number;
  /** With one more extra card, where it earns one. */
  readonly chained: number;
}

/** The forecast of keeping a card or taking an extra one, from the rules played on copies; undefined for other moves. */
export function forecast(s: State, seat: Seat, move: number): Forecast | undefined {
  const type = MOVES.typeOf(move);
  // 3.1 Of cards that are chosen at the same time the Doge's is played first.
  const isNext = type === "take" || s.opened.inTurn || dogeOf(s) === seat;
  if (type !== "keep" && type !== "take") return undefined;
  const copy = copyOf(s);
  if (type === "take") play(copy, seat, move);
  else keep(copy, seat as Player, MOVES.within(move) as Kind);
  const plays = legalIn(copy, seat);
  const foreseen = plays.map((each) => playIn(copy, seat as Player, each));
  const [only, ...others] = foreseen;
  const isOne = only !== undefined && others.length === 0;
  if (type === "take") return { plays: foreseen, isNext, isForced: isOne && only.extra !== null, passed: null };
  // A card that the same seat goes on with is not played by itself.
  const isForced = isOne && !s.opened.inTurn && (isNext || !mayOpen(copy, seat, move));
  return { plays: foreseen, isNext, isForced, passed: passedOn(s, seat, MOVES.within(move) as Kind) };
}

/** 2.5 What the left neighbour would earn with a card. */
function passedOn(s: State, seat: Seat, kind: Kind): ForecastPassed {
  const next = ((seat + 1) % s.opened.seats) as Player;
  const [held, used] = [copyOf(s), copyOf(s)];
  putInPlay(held, next, kind);
  let best: ForecastPassed = { worth: 0, bonus: 0 };
  for (const move of legalIn(held, next)) {
    used.bytes.set(held.bytes);
    let [worth, bonus] = [0, 0];
    useCard(used, next, move, (event) => {
      worth += worthOf(event, next);
      if (event.type === "bonusPlaced") bonus = event.value;
    });
    if (worth > best.worth) best = { worth, bonus };
  }
  return best;
}

function legalIn(s: State, seat: Seat): readonly number[] {
  const buffer = moveBuffer();
  return Array.from(buffer.subarray(0, legalMoves(s, seat, buffer)));
}

/** 3.4 Others may open further spaces for the card before its seat plays: a person on top of two others. */
function mayOpen(s: State, seat: Seat, keep: number): boolean {
  const area = AREA_OF[MOVES.within(keep) as Kind];
  return (area === NOBILI || area === POPULI) && diamondsOf(s, seat as Player) > 0;
}

function copyOf(s: State): State {
  const copy = LAYOUT.create(s.opened);
  copy.bytes.set(s.bytes);
  return copy;
}

function keep(s: State, seat: Player, kind: Kind): void {
  takeFromHand(s, seat, kind);
  putInPlay(s, seat, kind);
}

/** 2.3, 3.1 The seat has kept the card, and it is its turn. */
function putInPlay(s: State, seat: Player, kind: Kind): void {
  s.kept[seat] = kind + 1;
  s.actor[0] = seat + 1;
  s.awaits[0] = PLAY;
  s.acting[0] = actingIn(s);
}

function playIn(s: State, seat: Player, move: number): ForecastPlay {
  const copy = copyOf(s);
  const events: Event[] = [];
  const earned = useCard(copy, seat, move, (event) => events.push(event));
  const [target] = MOVES.names(s, move);
  return {
    target: target as Target,
    points: addedUp(
      events.flatMap((event) => ("points" in event ? [event.points] : [])),
      s.opened.seatList,
    ),
    extra: earned !== undefined && canTake(copy, seat) ? bestExtra(copy, seat) : null,
    bonus: events.find((event) => event.type === "bonusPlaced")?.value ?? 0,
    fleet: events.find((event) => event.type === "fleetSailed")?.row ?? null,
  };
}

/** 4.2 The seat has earned an extra card: what the best one brings. */
const bestExtra = (s: State, seat: Player): ForecastExtra => ({
  alone: bestOf(s, seat, { isAlone: true }),
  chained: bestOf(s, seat, { isAlone: false }),
});

function bestOf(s: State, seat: Player, { isAlone }: { readonly isAlone: boolean }): number {
  s.awaits[0] = EXTRA;
  const [taken, used] = [copyOf(s), copyOf(s)];
  let most = 0;
  for (const take of legalIn(s, seat).filter((move) => MOVES.typeOf(move) === "take")) {
    taken.bytes.set(s.bytes);
    play(taken, seat, take);
    for (const move of legalIn(taken, seat)) {
      used.bytes.set(taken.bytes);
      let worth = 0;
      const earned = useCard(used, seat, move, (event) => {
        worth += worthOf(event, seat);
      });
      const isChain = !isAlone && earned !== undefined && canTake(used, seat);
      most = Math.max(most, worth + (isChain ? bestOf(used, seat, { isAlone: true }) : 0));
    }
  }
  return most;
}

/** Points and bonus of the seat, less the points of the others. */
function worthOf(event: Event, seat: Seat): number {
  if (event.type === "bonusPlaced") return event.value;
  if (!("points" in event)) return 0;
  return event.points.reduce((sum, n, each) => sum + (each === seat ? n : -n), 0);
}

const addedUp = (all: readonly Points[], seats: readonly Seat[]): Points =>
  seats.map((seat) => all.reduce((sum, each) => sum + (each[seat] ?? 0), 0));
