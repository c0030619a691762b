import { type Because, type Figures, ofKind } from "#boardkit";
import type { Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import { BERTHS_A_ROW, FLEET_POINTS, GOODS, HOUSE_VALUES } from "../../rules/board/board.ts";
import type { Event } from "../../rules/events.ts";
import {
  type At,
  best,
  bestUse,
  doubled,
  type Earned,
  earned,
  gain,
  lead,
  type Move,
  most,
  otherOf,
  own,
  placing,
  plays,
  points,
  told,
} from "./at.ts";
import { withheld } from "./passing.ts";

type Why = Because<View, Event>;

const HALF = 2;

const earnedIn = ({ extra, bonus }: Earned): Figures => ({ extra, bonus, prized: bonus > 0 ? 1 : 0 });

/** A card that is not in play yet: what it would bring in the best way to play it at once, beside the other cards. */
const card: Why = {
  figures: (at, move) => {
    const { points: n, given, isSailed, isNext, worth, ...earned } = bestUse(move, at);
    const others = alike(at, move).filter((each) => each !== move);
    const uses = others.map((each) => bestUse(each, at));
    const most = uses.reduce((a, b) => (b.points > a.points ? b : a), { points: 0, given: 0 });
    const prize = withheld(at, move);
    return {
      idle: worth > 0 ? 0 : 1,
      planned: at.planned()[0] === move.text ? 1 : 0,
      ...{ n, none: n === 0 ? 1 : 0, sails: isSailed ? 1 : 0, gives: given > 0 ? 1 : 0, given },
      ...besideOther(most, { points: n, given, ...earned }),
      ...{ risky: isNext || isSailed ? 0 : 1, denies: prize > 0 ? 1 : 0, prize },
      ...earnedIn(earned),
    };
  },
  // A card that is taken is played at once: the moves that follow bring just that.
  claim: (at, move, figures) =>
    at.moves.includes(move) &&
    figures["n"] !== figures["none"] &&
    alike(at, move).every((each) => figures["idle"] === 0 || bestUse(each, at).worth <= 0) &&
    move.next().every((use) => gain(use, at) <= bestUse(move, at).worth) &&
    (move.next().length === 0 ||
      move.next().some((use) => {
        const isSailed = use.text.startsWith("sail") ? 1 : 0;
        const given = points(use, otherOf(at));
        return own(use, at) === figures["n"] && isSailed === figures["sails"] && given === figures["given"];
      })),
};

/** The points of a card beside those of the other card with most points. */
function besideOther(most: Given, own: Given & Earned): Figures {
  const isCostly = most.points >= own.points && most.given > own.given;
  const isMore = own.extra + own.bonus > 0;
  const isLess = most.points < own.points || (most.points === own.points && isMore);
  return {
    beats: most.points > 0 && isLess && !isCostly ? 1 : 0,
    even: most.points === own.points && !isMore && !isCostly && most.given === own.given ? 1 : 0,
    ...{ other: most.points, costly: isCostly ? 1 : 0, gave: most.given },
  };
}

interface Given {
  readonly points: number;
  readonly given: number;
}

/** All cards that could be kept, or taken, instead; the move itself among them. */
const alike = (at: At, { text }: Move): readonly Move[] => ofKind(at, text.split(" ")[0] ?? "");

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

/** How full a row of the harbor is then, and what each of its ships would bring as Trade stands. */
const fleet = (move: Move): Figures => {
  const row = told(move, "berthPlaced")?.row;
  if (row === undefined) return { ship: 0, n: 0, of: BERTHS_A_ROW, waits: 0, each: 0 };
  const { board } = move.brings().view;
  const n = filled(board.harbor, row, BERTHS_A_ROW);
  const each = FLEET_POINTS[filled(board.trade, row, GOODS.length) as 0];
  return { ship: 1, n, of: BERTHS_A_ROW, waits: n < BERTHS_A_ROW && each > 0 ? 1 : 0, each };
};

const filled = (spaces: readonly unknown[], row: number, size: number): number =>
  spaces.slice(row * size, (row + 1) * size).filter((owner) => owner !== null).length;

const numbers = (run: readonly number[]): string => run.map((house) => HOUSE_VALUES[house]).join(" + ");
const sumOf = (text: unknown): number =>
  String(text)
    .split(" + ")
    .reduce((sum, n) => sum + Number(n), 0);

/** What sailing would bring instead: points, and an extra card. */
const sailing = (at: At): Figures => {
  const sail = ofKind(at, "sail");
  const points = most(sail, at);
  const lamp = Math.max(0, ...sail.map((move) => earned(move, at).extra));
  return { canSail: points + lamp > 0 ? 1 : 0, sail: points, dry: points === 0 ? 1 : 0, lamp };
};

/** A reason of an area, for a move there or for another one: what a diamond there would bring at most. */
const area = (
  moves: (at: At) => readonly Move[],
  figures: (at: At, move: Move) => Figures,
  claim: Why["claim"],
): Why => ({
  figures: (at, move) => {
    const leads = moves(at).map((each) => lead(each, at));
    const isShared = moves(at).some((each) => points(each, otherOf(at)) > 0);
    return {
      ...figures(at, move),
      placed: moves(at).includes(move) ? 1 : 0,
      ...{ best: Math.max(...leads), shared: isShared ? 1 : 0, vain: Math.max(...leads) > 0 ? 0 : 1 },
      ...earnedIn(earned(move, at)),
      ...sailing(at),
    };
  },
  claim: (at, move, all) =>
    plays(at).every((each) => gain(each, at) <= gain(move, at)) &&
    (moves(at).includes(move)
      ? claim(at, move, all)
      : moves(at).every((each) => lead(each, at) <= Number(all["best"]))),
});

/** A placement beside all other ways to play the card. */
const beside = (at: At, move: Move): Figures => {
  const others = plays(at).filter((each) => each !== move);
  const same = others.filter((each) => gain(each, at) === gain(move, at)).length;
  const next = Math.max(0, ...others.map((each) => lead(each, at)));
  return { same, tied: same > 0 ? 1 : 0, next, beats: next > 0 && next < lead(move, at) ? 1 : 0 };
};

/** Nothing but the new diamond counts, and nothing comes with it: that other moves bring no more is the reason. */
const isAlone = (at: At, move: Move, counted: number): number => {
  const { extra, bonus } = earned(move, at);
  return counted === 1 && extra + bonus === 0 ? 1 : 0;
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
    figures: (at, move) => {
      const { extra, bonus } = earned(move, at);
      const leads = lead(move, at) > 0 ? 1 : 0;
      const more = bonus > 0 && leads + extra > 0 ? 1 : 0;
      return { leads, lead: lead(move, at), extra, bonus, more, ...fleet(move), ...beside(at, move) };
    },
    claim: (at, move, { n, lead: ahead, extra, bonus, same }) =>
      (n === BERTHS_A_ROW) === (told(move, "fleetSailed") !== undefined) &&
      Number(ahead) + Number(extra) + Number(bonus) > 0 &&
      plays(at).every((each) => gain(each, at) <= gain(move, at)) &&
      best(plays(at), at).length === Number(same) + 1,
  },
  sail: {
    figures: (at) => {
      const n = most(ofKind(at, "place"), at);
      return { n, none: n === 0 ? 1 : 0 };
    },
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
    (at, move) => {
      const run = told(move, "housePlaced")?.run ?? [];
      return { run: numbers(run), alone: isAlone(at, move, run.length) };
    },
    ({ you }, move, { run }) => sumOf(run) === told(move, "housePlaced")?.points[you],
  ),
  workshops: area(
    (at) => placing(at, "workshops"),
    (at, move) => {
      const n = told(move, "workshopPlaced")?.group.length ?? 0;
      return { n, alone: isAlone(at, move, n) };
    },
    ({ you }, move, { n }) => {
      const event = told(move, "workshopPlaced");
      return event?.points[you] === Number(n) * (event?.doubled === true ? HALF : 1);
    },
  ),
};
