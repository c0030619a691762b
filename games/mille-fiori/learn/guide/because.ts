import type { Because, Figures } from "#boardkit";
import type { Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import { BERTHS_A_ROW, HOUSE_VALUES } from "../../rules/board/board.ts";
import type { Event } from "../../rules/events.ts";
import type { ForecastPassed } from "../../rules/turn/forecast.ts";
import { type At, type Move, otherOf, plays, points, told } from "./at.ts";
import { type Tie, tieOf } from "./choosing.ts";
import {
  type Beside,
  beside,
  cardOptions,
  extraOf,
  type Gain,
  gainOf,
  isNext,
  isSailed,
  isSame,
  type Named,
  namedOf,
  type Option,
  otherUses,
  playOptions,
  worthOf,
} from "./gains.ts";
import { flag, isShown, listed } from "./listed.ts";
import { handed, isOpen } from "./opening.ts";
import { withheld } from "./passing.ts";
import { PROSPECTS, type Prospect } from "./prospects.ts";
import { collecting, type Step } from "./sets.ts";

type Why = Because<View, Event>;

/** How many different signs of which kind make a set. */
const towards = (step: Step | null): Figures => ({
  ...{ k: step?.n ?? 0, of: step?.of ?? 0, prize: step?.prize ?? 0 },
  ...{ numbers: flag(step?.area === "houses"), goods: flag(step?.area === "trade") },
  people: flag(step?.area === "nobili" || step?.area === "populi"),
});

/** What decides between equal ones, by its kind. */
const foreseen = ({ kind, n }: Prospect, isTold: boolean): Figures => ({
  ...Object.fromEntries(PROSPECTS.map((each) => [each, flag(isTold && each === kind)])),
  ...{ count: n, counts: flag(n > 0) },
});

/** Whether the other seat, which plays next, gets a space for a card that it has. */
const opening = (at: At, { target }: Gain): Figures => ({
  opens: flag(handed(at, target).length > 0),
  street: flag(target.startsWith("houses:")),
});

const NOT_OPENING: Figures = { opens: 0, street: 0 };

/** All that a card is compared with brings less, or else the same. */
const isFair = (options: readonly Option[], { option, next, same }: Beside): boolean =>
  options.every(
    (each) => each.worth <= option.worth && (lost(each) > lost(option) || !isBeaten(option.gain, each.gain)),
  ) &&
  same.every(({ prospect, worth }) => worth < option.worth || prospect.value < option.prospect.value) &&
  (next === undefined || options.every((each) => isSame(each.gain, option.gain) || each.worth <= next.worth));

/** What passing the other cards on costs. */
const lost = ({ worth, gain }: Option): number => worthOf(gain) - worth;

/** The other gain is as good in all, and better in something. */
const isBeaten = (a: Gain, b: Gain): boolean => !isSame(a, b) && atLeast(b, a);

const atLeast = (a: Gain, b: Gain): boolean =>
  a.points >= b.points &&
  a.given <= b.given &&
  extraOf(a) >= extraOf(b) &&
  a.bonus >= b.bonus &&
  (a.step?.n ?? 0) >= (b.step?.n ?? 0) &&
  (a.step?.prize ?? 0) >= (b.step?.prize ?? 0);

/** What decides between cards that are as good in all else, and how many it leaves. */
function decided(own: Tie, others: readonly Tie[]) {
  const alike = others.filter(({ fresh }) => fresh === own.fresh);
  const equals = alike.filter(({ nearer }) => nearer === own.nearer).length;
  return { isFresh: alike.length < others.length, isSpared: equals < alike.length, equals };
}

/** What keeping a card withholds from the other seat, where that makes it the best. */
function decisive(at: At, options: readonly Option[], option: Option): ForecastPassed {
  const own = worthOf(option.gain);
  const others = options.filter((each) => each !== option);
  const isDecided = others.every((each) => lost(each) > lost(option));
  const isBeaten = own <= 0 || others.some((each) => worthOf(each.gain) >= own);
  return isDecided && isBeaten ? withheld(at, option.move) : { worth: 0, bonus: 0 };
}

/** A card that is not in play yet: what it would bring in the best way to play it at once, beside the other cards. */
const card: Why = {
  figures: (at, move) => {
    const options = alike(at, move);
    const { option, peers, same, next } = beside(options, move);
    const { gain, prospect } = option;
    const named = namedOf(otherUses(options, option), next);
    const [kept, rivals] = [decisive(at, options, option), [...peers, ...same]];
    const held = kept.bonus || kept.worth;
    const { isFresh, isSpared, equals } = decided(
      tieOf(at, option),
      peers.map((each) => tieOf(at, each)),
    );
    const isEqual = held === 0 && equals > 0;
    const isDearer = next !== undefined && worthOf(next.gain) > worthOf(gain);
    const isMore = named !== undefined && named.gain.points > gain.points;
    return {
      ...{ idle: flag(worthOf(gain) <= 0), planned: flag(at.planned()[0] === move.text) },
      ...{
        denies: flag(held > 0),
        held,
        prizes: flag(kept.bonus > 0),
        sails: flag(isSailed(gain)),
        ...listed("", gain),
        ...towards(gain.step),
      },
      ...{
        risky: flag(!isNext(move) && !isSailed(gain) && option.ways === 1),
        ...foreseen(prospect, held === 0 && same.some(({ worth }) => worth === option.worth)),
        ...(isNext(move) && option.ways === 1 ? opening(at, gain) : NOT_OPENING),
      },
      ...{ fresh: flag(held === 0 && isFresh), spares: flag(held === 0 && isSpared) },
      ...{ peers: isEqual ? equals : 0, equal: flag(isEqual) },
      ...{
        even: flag(held === 0 && peers.length === 0 && same.length > 0),
        like: same.length,
        dearer: flag(isDearer),
        more: flag(isMore || named?.isBest === false),
      },
      beside: flag(isDearer || (rivals.length === 0 && next !== undefined && held === 0)),
      ...listed("o", named?.gain),
    };
  },
  // A card that is taken is played at once: the moves that follow bring just that.
  claim: (at, move, figures) => {
    const { idle, planned, denies, n, given } = figures;
    const options = alike(at, move);
    const all = beside(options, move);
    const { option } = all;
    const isLeast = (each: Option): boolean => each.worth <= option.worth || lost(each) > lost(option);
    if (idle === 1 && denies === 0)
      return options.every(({ gain }) => worthOf(gain) <= 0) && (planned === 1 || options.every(isLeast));
    const tie = tieOf(at, option);
    const ties = all.peers.map((each) => tieOf(at, each));
    const follow = move.next().map((use) => gainOf(use, at));
    return (
      isFair(options, all) &&
      (denies === 0 || options.every((each) => each === option || lost(each) > lost(option))) &&
      isShown(figures, otherUses(options, option)) &&
      ties.every((each) => each.fresh < tie.fresh || (each.fresh === tie.fresh && each.nearer <= tie.nearer)) &&
      n === option.gain.points &&
      given === option.gain.given &&
      follow.every((use) => worthOf(use) <= worthOf(option.gain)) &&
      (follow.length === 0 || follow.some((use) => use.target === option.gain.target && isSame(use, option.gain)))
    );
  },
};

/** All cards that could be kept, or taken, instead; the move itself among them. */
const alike = (at: At, { text }: Move): readonly Option[] => cardOptions(at, text.split(" ")[0] ?? "");

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

const numbers = (run: readonly number[]): string => run.map((house) => HOUSE_VALUES[house]).join(" + ");
const sumOf = (text: unknown): number =>
  String(text)
    .split(" + ")
    .reduce((sum, n) => sum + Number(n), 0);

/** More houses in a row are not counted up. */
const MANY = 5;

/** What the area counts beside the new diamond. */
function counted(move: Move): Figures {
  const run = told(move, "housePlaced")?.run ?? [];
  const { group = [], doubled = false } = told(move, "workshopPlaced") ?? {};
  const person = told(move, "personPlaced");
  const fleet = told(move, "fleetSailed");
  return {
    ...{
      houses: flag(run.length > 1),
      numbersOf: numbers(run),
      inRow: run.length,
      group: group.length,
      grouped: flag(group.length > 1),
    },
    ...{
      long: flag(run.length > MANY),
      pigment: flag(doubled),
      symbol: flag(person?.doubled === true),
      half: (person?.own ?? 0) / 2,
    },
    ...{ fleet: flag(fleet !== undefined), each: fleet?.each ?? 0, row: (fleet?.row ?? 0) + 1, all: BERTHS_A_ROW },
  };
}

const isSail = ({ move }: Option): boolean => move.text.startsWith("sail ");

/** A way to play a card, beside all other ways. */
const play: Why = {
  figures: (at, move) => {
    const options = playOptions(at);
    const all = beside(options, move);
    const { option, peers, same } = all;
    const next = nextOf(options, all);
    const places = peers.filter((each) => !isSail(each)).length;
    const isLonger = option.prospect.kind === "berth" && same.some(isSail);
    const isStill = !isLonger && [...peers, ...same].some(isSail);
    const isStep = options.some(
      (each) => each !== option && each.worth >= worthOf({ ...option.gain, step: null }) && each.gain.step === null,
    );
    return {
      ...{ placed: flag(!isSail(option)), ...counted(move) },
      ...{ step: flag(isStep && option.gain.step !== null), ...towards(option.gain.step) },
      ...foreseen(option.prospect, same.length > 0),
      ...opening(at, option.gain),
      ...{ worth: option.gain.extra ?? 0, valued: flag((option.gain.extra ?? 0) > 0) },
      ...{ peers: places, equal: flag(places > 0), only: flag(options.length === 1) },
      ...{ still: flag(isStill), later: flag(same.some(isSail)), ship: flag(option.gain.target.startsWith("harbor:")) },
      ...{ beside: flag(next !== undefined), nsail: flag(next !== undefined && isSail(next.option)) },
      worse: flag(next?.isBest === false),
      ...{
        rivals: same.filter((each) => !isSail(each)).length,
        ends: flag(places > 0 && next === undefined && !isStill),
      },
      ...listed("o", next?.gain),
    };
  },
  claim: (at, move, figures) => {
    const options = playOptions(at);
    const all = beside(options, move);
    const { option } = all;
    const next = nextOf(options, all)?.option.move;
    const { board } = move.brings().view;
    const { step } = option.gain;
    const set = step === null ? undefined : collecting({ ...at.view, board }, at.you).find((s) => s.area === step.area);
    return (
      isFair(options, all) &&
      isCounted(at, move, figures) &&
      set?.has.size === step?.n &&
      option.gain.points === points(move, at.you) &&
      (figures["nsail"] === 1 || isShown(figures, otherUses(options, option))) &&
      (next === undefined ||
        (figures["on"] === points(next, at.you) && figures["ogiven"] === points(next, otherOf(at)))) &&
      (figures["only"] === 1) === (plays(at).length === 1) &&
      handed(at, option.gain.target).every((space) => isOpen(move.brings().view, space))
    );
  },
};

/** What else is named: beside like spaces only sailing, as the best of all others it would not be true. */
function nextOf(options: readonly Option[], { option, peers, same, next }: Beside): Named | undefined {
  if ([...peers, ...same].every(isSail)) return namedOf(otherUses(options, option), next);
  const sail = options.find((each) => isSail(each) && !isSame(each.gain, option.gain));
  return sail === undefined ? undefined : { option: sail, gain: sail.gain, isBest: true };
}

const isCounted = ({ you }: At, move: Move, { houses, numbersOf, grouped, group, symbol, half }: Figures): boolean => {
  const workshop = told(move, "workshopPlaced");
  return (
    (houses === 0 || sumOf(numbersOf) === told(move, "housePlaced")?.points[you]) &&
    (grouped === 0 || workshop?.points[you] === Number(group) * (workshop?.doubled === true ? 2 : 1)) &&
    (symbol === 0 || told(move, "personPlaced")?.own === 2 * Number(half))
  );
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
  place: play,
  sail: play,
};
