import { type Absurdity, type Choice, moveBuffer } from "#engine";
import { AREA_OF, HARBOR, type Kind } from "../rules/content.ts";
import { MOVES } from "../rules/moves.ts";
import { EXTRA, PLAY, PLAY_EXTRA, type Player, type State } from "../rules/state.ts";

/** Points that everybody sees. */
const MANY = 8;
const SOME = 4;

/** What a move scores at once. */
interface Gain {
  readonly move: number;
  readonly own: number;
  /** Of all others together. */
  readonly others: number;
  /** It earns an extra card. */
  readonly isExtra: boolean;
}

function gainsOf({ game, state, seat, legal }: Choice<State>): readonly Gain[] {
  const after = game.blank() as State;
  const before = pointsIn(game, state);
  return legal.map((move) => {
    game.copy(state, after);
    game.play(after, seat, move);
    const gained = pointsIn(game, after).map((points, each) => points - (before[each] ?? 0));
    const own = gained[seat] ?? 0;
    return { move, own, others: gained.reduce((sum, n) => sum + n, -own), isExtra: after.awaits[0] === EXTRA };
  });
}

const pointsIn = (game: Choice["game"], state: State): readonly number[] =>
  game.standings(state).scores.map(({ points }) => points);

const isCardInPlay = (s: State): boolean => s.awaits[0] === PLAY || s.awaits[0] === PLAY_EXTRA;

/** The spaces for a diamond that another one beats: it brings the seat so much more, and the others so much less. */
function beaten(choice: Choice<State>, more: number, less: number): readonly number[] {
  if (!isCardInPlay(choice.state)) return [];
  const gains = gainsOf(choice).filter(({ move }) => MOVES.typeOf(move) === "place");
  const isBeaten = (one: Gain) =>
    !one.isExtra && gains.some(({ own, others }) => own >= one.own + more && others + less <= one.others);
  return gains.filter(isBeaten).map(({ move }) => move);
}

/** 3.7 A fleet is left out: others complete it otherwise, and whoever does takes a share. */
function fedOthers(choice: Choice<State>): readonly number[] {
  const { state, seat } = choice;
  const card = state.awaits[0] === PLAY_EXTRA ? state.taken[0] : state.kept[seat as Player];
  return AREA_OF[(card - 1) as Kind] === HARBOR ? [] : beaten(choice, 0, SOME);
}

/** 3.8 The ship sails for a point or none, though the card can be placed for many. */
function idleShip(choice: Choice<State>): readonly number[] {
  if (!isCardInPlay(choice.state)) return [];
  const gains = gainsOf(choice);
  if (!gains.some(({ own, others }) => own >= MANY && others <= own / 2)) return [];
  return gains
    .filter(({ move, own, isExtra }) => MOVES.typeOf(move) === "sail" && own <= 1 && !isExtra)
    .map(({ move }) => move);
}

/** 4.1 No extra card, though one of the display brings some points and others no more. */
function declinedExtra({ game, state, seat, legal }: Choice<State>): readonly number[] {
  if (state.awaits[0] !== EXTRA) return [];
  const after = game.blank() as State;
  const buffer = moveBuffer();
  const isGood = legal.some((move) => {
    if (MOVES.typeOf(move) !== "take") return false;
    game.copy(state, after);
    game.play(after, seat, move);
    const plays = [...buffer.subarray(0, game.legalMoves(after, seat, buffer))];
    return gainsOf({ game, state: after, seat, legal: plays }).some(
      ({ own, others }) => own >= SOME && others <= own / 2,
    );
  });
  return isGood ? legal.filter((move) => MOVES.typeOf(move) === "decline") : [];
}

/** What looks stupid at a table of Mille Fiori. */
export const absurdities: readonly Absurdity<State>[] = [
  { name: "an extra card declined", find: declinedExtra },
  { name: "the ship moved for nothing", find: idleShip },
  { name: "others fed for nothing", find: fedOthers },
  { name: "many points left", find: (choice) => beaten(choice, MANY, 0) },
];
