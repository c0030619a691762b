import { type Because, type Figures, ofKind } from "#boardkit";
import type { Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import { BERTHS_A_ROW, HOUSE_VALUES } from "../../rules/board/board.ts";
import type { Event } from "../../rules/events.ts";
import { paying } from "./areas.ts";
import {
  type At,
  bestUse,
  doubled,
  type Earned,
  earned,
  gain,
  lead,
  type Move,
  most,
  own,
  placing,
  points,
  told,
} from "./at.ts";

type Why = Because<View, Event>;

const HALF = 2;
const FULL_ROW = 3;

const earnedIn = ({ extra, bonus }: Earned): Figures => ({ extra, bonus, prized: bonus > 0 ? 1 : 0 });

/** A card that is not in play yet: what it would bring in the best way to play it at once. */
const card: Why = {
  figures: (at, move) => {
    const { points: n, given, isSailed, isNext, ...earned } = bestUse(move, at);
    const gives = given > 0 ? 1 : 0;
    const risky = isNext || isSailed ? 0 : 1;
    return { n, none: n === 0 ? 1 : 0, sails: isSailed ? 1 : 0, gives, given, risky, ...earnedIn(earned) };
  },
  // A card that is taken is played at once: the moves that follow bring just that.
  claim: (at, move, figures) =>
    at.moves.includes(move) &&
    move.next().every((use) => gain(use, at) <= bestUse(move, at).worth) &&
    (move.next().length === 0 ||
      move.next().some((use) => {
        const isSailed = use.text.startsWith("sail") ? 1 : 0;
        const given = points(use, otherOf(at));
        return own(use, at) === figures["n"] && isSailed === figures["sails"] && given === figures["given"];
      })),
};

/** Points, with those of bonuses that count in the end. */
const scoreOf = ({ view }: At, seat: Seat): number =>
  Object.values(view.mats[seat]?.points ?? {}).reduce((sum, n) => sum + n, view.mats[seat]?.secured ?? 0);

/** The same from what was told: a bonus counts when it is placed. */
const scoreTold = ({ events }: At, seat: Seat): number =>
  events.reduce((sum, event) => {
    if (event.type === "bonusCounted") return sum;
    if (event.type === "bonusPlaced") return sum + (event.seat === seat ? event.value : 0);
    return sum + ("points" in event ? (event.points[seat] ?? 0) : 0);
  }, 0);
const otherOf = ({ you }: At): Seat => (you === 0 ? 1 : 0);

/** How full a row of the harbor is then. */
const fleet = (move: Move): Figures => {
  const row = told(move, "berthPlaced")?.row;
  if (row === undefined) return { ship: 0, n: 0, of: FULL_ROW };
  const berths = move.brings().view.board.harbor.slice(row * BERTHS_A_ROW, (row + 1) * BERTHS_A_ROW);
  return { ship: 1, n: berths.filter((owner) => owner !== null).length, of: FULL_ROW };
};

const numbers = (run: readonly number[]): string => run.map((house) => HOUSE_VALUES[house]).join(" + ");
const sumOf = (text: unknown): number =>
  String(text)
    .split(" + ")
    .reduce((sum, n) => sum + Number(n), 0);

/** What sailing would bring instead: points, and an extra card. */
const sailing = (at: At): Figures => {
  const sail = ofKind(at, "sail");
  return {
    canSail: sail.length > 0 ? 1 : 0,
    sail: most(sail, at),
    lamp: Math.max(0, ...sail.map((move) => earned(move, at).extra)),
  };
};

/** A reason of an area, for a move there or for sailing instead: what a diamond there would bring at most. */
const area = (
  moves: (at: At) => readonly Move[],
  figures: (at: At, move: Move) => Figures,
  claim: Why["claim"],
): Why => {
  const isPlaced = ({ text }: Move): boolean => text.startsWith("place ");
  return {
    figures: (at, move) => ({
      ...figures(at, move),
      placed: isPlaced(move) ? 1 : 0,
      best: most(moves(at), at),
      ...earnedIn(earned(move, at)),
      ...sailing(at),
    }),
    claim: (at, move, all) =>
      isPlaced(move) ? claim(at, move, all) : moves(at).every((each) => gain(each, at) <= gain(move, at)),
  };
};

/** Why a move is proposed, in figures of the position. */
export const BECAUSE: Readonly<Record<string, Why>> = {
  keep: card,
  "last-trick": card,
  extra: card,
  undo: {
    figures: (at) => ({
      over: at.view.awaits === "over" ? 1 : 0,
      you: scoreOf(at, at.you),
      other: scoreOf(at, otherOf(at)),
      sure: at.view.mats.some(({ secured }) => secured > 0) ? 1 : 0,
    }),
    claim: (at, _, { over, you, other }) =>
      (over === 0) === (at.view.mats[otherOf(at)]?.hasKept ?? false) &&
      you === scoreTold(at, at.you) &&
      other === scoreTold(at, otherOf(at)),
  },
  place: {
    figures: (at, move) => ({
      lead: lead(move, at),
      ...fleet(move),
      ...sailing(at),
      ...earnedIn(earned(move, at)),
    }),
    claim: (at, move, figures) =>
      (figures["n"] === FULL_ROW) === (told(move, "fleetSailed") !== undefined) &&
      paying(at).every((each) => gain(each, at) <= gain(move, at)) &&
      ofKind(at, "sail").every((each) => own(each, at) <= Number(figures["sail"])),
  },
  sail: {
    figures: (at) => ({ n: most(ofKind(at, "place"), at) }),
    claim: (at, _, { n }) => ofKind(at, "place").every((each) => own(each, at) <= Number(n)),
  },
  people: area(
    doubled,
    (_, move) => {
      const n = told(move, "personPlaced")?.own ?? 0;
      return { n, half: n / HALF };
    },
    (_, move, { n, half }) => told(move, "personPlaced")?.doubled === true && n === Number(half) * HALF,
  ),
  houses: area(
    (at) => placing(at, "houses"),
    (_, move) => ({ run: numbers(told(move, "housePlaced")?.run ?? []) }),
    ({ you }, move, { run }) => sumOf(run) === told(move, "housePlaced")?.points[you],
  ),
  workshops: area(
    (at) => placing(at, "workshops"),
    (_, move) => ({ n: told(move, "workshopPlaced")?.group.length ?? 0 }),
    ({ you }, move, { n }) => {
      const event = told(move, "workshopPlaced");
      return event?.points[you] === Number(n) * (event?.doubled === true ? HALF : 1);
    },
  ),
  trade: area(
    (at) => placing(at, "trade"),
    (at, move) => {
      const event = told(move, "tradePlaced");
      return { all: event?.value ?? 0, own: event?.counts[at.you] ?? 0 };
    },
    ({ you }, move, figures) =>
      told(move, "tradePlaced")?.points[you] === Number(figures["all"]) * Number(figures["own"]),
  ),
};
