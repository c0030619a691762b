import { type Figures, ofKind, type Reason, signed, sum } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import { COLOURS } from "../../rules/content.ts";
import type { Event } from "../../rules/events.ts";
import { FIGURES } from "../../rules/figures/figures.ts";
import { storageLimitOf } from "../../ui/prospects.ts";
import { aimOf } from "./aims.ts";
import {
  type At,
  bricksOf,
  isFixed,
  isLast,
  isOpen,
  isPaying,
  lastExtrasOf,
  lastWord,
  type Move,
  mine,
  named,
  payOf,
  word,
} from "./at.ts";
import { BECAUSE } from "./because.ts";
import { prevent, strike } from "./event-reasons.ts";
import { canFulfil, passing } from "./passing.ts";
import { courseOf, givenFor, isHelp, isMason } from "./planned.ts";
import { heightOf } from "./sought.ts";

/** Why the bot plans moves that no situation proposes: persons, events, limits, contracts that are passed by. */

type Why = Reason<View, Event>;

const isKind = (move: Move, ...kinds: readonly string[]): boolean => kinds.includes(word(move, 0));
const colourIn = (figures: Figures): string => COLOURS.find((each) => figures[each] === 1) ?? "";
const heldBy = ({ view, you }: Pick<At, "view" | "you">): number =>
  (view.mats[you]?.hand.length ?? 0) + (view.mats[you]?.buildings.length ?? 0);
const countOf = ({ view, you }: Pick<At, "view" | "you">, card: string): number =>
  view.mats[you]?.hand.filter((each) => each === card).length ?? 0;
const storedOf = ({ view, you }: Pick<At, "view" | "you">, colour: string): number =>
  view.mats[you]?.storage[(COLOURS as readonly string[]).indexOf(colour)] ?? 0;

/** A contract is passed by, since its tower is worth more later, or the Architect is. */
const pass: Why = {
  id: "pass",
  when: (at, move) => move.text === "end" && canFulfil(at) && passing(at) !== null,
  figures: (at) => {
    const { colour = "", now = 0, points = 0, of = 0, k = 0, isByArchitect = false } = passing(at) ?? {};
    return { ...named(colour), now, points, of, k, architect: isByArchitect ? 1 : 0 };
  },
  claim: (at, move, figures) => {
    const { of, points, now, k, architect } = figures;
    const colour = colourIn(figures);
    const kept = (move.brings().view.mats[at.you]?.towers ?? []).filter((tower) => tower.colour === colour);
    const isPaid = isPaying(at, colour, { of: of ?? 0, points: points ?? 0 });
    const isHeld = architect === 0 || move.brings().view.mats[at.you]?.hand.includes("architect") === true;
    const pays = ofKind(at, "fulfil").some(({ brings }) => (brings().points[at.you] ?? 0) >= Number(now));
    return isPaid && isHeld && pays && kept.some(({ floors }) => floors + Number(k) === of);
  },
};

/** Bricks of the colour once it has been swapped or exchanged as planned. */
function storedOnceHelped(at: At, move: Move): number {
  const colour = lastWord(move);
  let n = bricksOf(at, colour);
  for (const { events } of courseOf(at).steps) {
    for (const event of events) {
      if (event.type === "brickGiven" && event.colour === colour && event.seat === at.you) n--;
      if (event.type === "swapped" || event.type === "exchanged") return n + 1;
    }
  }
  return n + 1;
}

/** Whether one of the colour has been brought in this turn, and all that are built as planned are there without this one. */
function isSecondFor(at: At, colour: string): boolean {
  const turn = at.events.slice(at.events.findLastIndex(({ type }) => type === "turnEnded") + 1);
  const isBrought = turn.some(
    (event) =>
      (event.type === "swapped" || event.type === "exchanged") && event.seat === at.you && event.got === colour,
  );
  return isBrought && builtOf(at, colour) <= bricksOf(at, colour);
}

/** How many bricks of the colour are built as planned. */
const builtOf = (at: At, colour: string): number =>
  courseOf(at)
    .steps.flatMap(({ events }) => events)
    .filter((event) => event.type === "brickBuilt" && event.colour === colour).length;

/**
 * A brick that a person or an exchange brings, for something else than the next brick that is built. One that is to
 * keep a tower is enough: a second one, for the store, is not praised as well.
 */
const help: Why = {
  id: "help",
  when: (at, move) => isHelp(move) && isMissing(at, lastWord(move)) && !isSecondFor(at, lastWord(move)),
  figures: (at, move) => {
    const colour = lastWord(move);
    const floors = heightOf(at, colour);
    const stands = floors > 0;
    const aim = aimOf(at, { colour, floors: floors + 1 });
    const of = aim?.of ?? 0;
    const need = of - floors;
    const [given = ""] = givenFor(at);
    return {
      ...named(colour),
      ...Object.fromEntries(COLOURS.map((each) => [`gives.${each}`, each === given ? 1 : 0])),
      k: givenFor(at).length,
      n: storedOnceHelped(at, move),
      ...{ need, of, now: aim?.isNow === true ? 1 : 0, standing: stands ? 1 : 0 },
      points: payOf(at, colour, of),
      ...lastExtrasOf(at, colour, of),
      ...tooMany(at, move),
    };
  },
  claim: (at, move, figures) => {
    const { n, need, standing, of, points, now, held, limit } = figures;
    if (figures["over"] === 1 && (Number(held) <= Number(limit) || !move.text.startsWith("exchange "))) return false;
    if (Number(need) <= bricksOf(at, lastWord(move))) return false;
    if (!isPaying(at, lastWord(move), { of: of ?? 0, points: points ?? 0 })) return false;
    const colour = colourIn(figures);
    const towers = (mine(at)?.towers ?? []).filter((tower) => tower.colour === colour);
    if (lastWord(move) !== colour || (standing === 1) !== towers.length > 0) return false;
    const from = towers.length === 0 ? [0] : towers.map(({ floors }) => floors);
    const given = move.next().some((each) => storedOf({ view: each.brings().view, you: at.you }, colour) === n);
    return (
      from.some((floors) => isOpen(at, colour, floors + Number(need)) && (now === 1 || floors + Number(need) === of)) &&
      (given || Number(n) <= bricksOf(at, colour) + 1)
    );
  },
};

/** Whether the contract that bricks of the colour are for takes more of them than are stored. */
function isMissing(at: At, colour: string): boolean {
  const floors = heightOf(at, colour);
  const aim = aimOf(at, { colour, floors: floors + 1 });
  return aim !== null && aim.of - floors > bricksOf(at, colour);
}

/** 3.6 What an exchange is good for besides: more bricks are held than may be kept. */
function tooMany(at: At, { text }: Move): Figures {
  const mat = mine(at);
  const [held, limit] = [sum(mat?.storage ?? []), mat === undefined ? 0 : storageLimitOf(mat, {})];
  return { held, limit, over: text.startsWith("exchange ") && held > limit ? 1 : 0 };
}

/** A brick that an event or the limit takes. */
const give: Why = {
  id: "give",
  when: (_, move) => isKind(move, "give"),
  figures: (at, move) => BECAUSE["pay-build"]?.figures(at, move) ?? {},
  claim: (at, move, figures) => BECAUSE["pay-build"]?.claim(at, move, figures) === true,
};

/** A card too many. */
const discard: Why = {
  id: "discard",
  when: (_, move) => isKind(move, "discard"),
  figures: (at, move) => ({
    ...{ n: heldBy(at), most: FIGURES.limits.cards },
    ...{ twin: countOf(at, lastWord(move)) > 1 ? 1 : 0, last: isLast(at) ? 1 : 0 },
  }),
  claim: (at, move, { n, twin, last }) => {
    const { view } = move.brings();
    const isLeft = countOf({ view, you: at.you }, lastWord(move)) > 0;
    return heldBy({ view, you: at.you }) === Number(n) - 1 && (twin === 1) === isLeft && (last === 1) === isLast(at);
  },
};

/** A card that the Patrician throws away. */
const throwAway: Why = {
  id: "throwAway",
  when: (_, move) => isKind(move, "patrician"),
  figures: (at, move) => {
    const card = lastWord(move);
    const counts = isFixed(card) ? signed(FIGURES.feasts[card]) : "";
    return { feast: isFixed(card) ? 1 : 0, counts, n: heldBy(at) - 2 };
  },
  claim: (at, move, { feast, n }) => {
    const thrown = move.brings().events.find((event) => event.type === "cardThrownAway");
    const isFeast = thrown?.type === "cardThrownAway" && isFixed(thrown.card);
    return (feast === 1) === isFeast && heldBy({ view: move.brings().view, you: at.you }) === n;
  },
};

/** The place of the card that is taken after a Princess. */
function freePlace(at: At): number {
  const card = at.planned().find((text) => text.startsWith("card "));
  return Number(card?.split(" ")[1] ?? 1);
}

const princess: Why = {
  id: "princess",
  when: (at, move) => move.text === "princess" && freePlace(at) > 1,
  figures: (at) => {
    const place = freePlace(at);
    return { place, cost: place - 1, n: sum(at.view.row[place - 1]?.bricks ?? []) };
  },
  // What an event takes afterwards is no price of the card.
  claim: (at, move, { place, cost, n }) =>
    Number(cost) > 0 &&
    n === sum(move.brings().view.row[Number(place) - 1]?.bricks ?? []) &&
    move.next().some((each) => each.text === `card ${place}` && each.brings().view.awaits !== "lay") &&
    at.view.row[Number(place) - 1] !== undefined,
};

/** 4.19 Building gets cheaper before what is built is said. */
const mason: Why = {
  id: "mason",
  when: (_, move) => isMason(move),
  figures: (at) => {
    const n = at.planned().filter((text) => /^(found|raise) /.test(text)).length;
    return { n, some: Math.min(1, n), less: FIGURES.build.mason };
  },
  claim: (at, move, { n, less }) => {
    const built = courseOf(at).steps.flatMap(({ events }) => events.filter(({ type }) => type === "brickBuilt"));
    return less === FIGURES.build.mason && built.length === n && move.brings().view.turn.played.includes("mason");
  },
};

/** New bricks for a card of the row. */
const wholesaler: Why = {
  id: "wholesaler",
  when: (_, move) => isKind(move, "wholesaler"),
  figures: (at, move) => {
    const n = sum(at.view.row[Number(word(move, 1)) - 1]?.bricks ?? []);
    return { n, place: Number(word(move, 1)) };
  },
  claim: (at, move, { n }) => {
    const put = move.brings().events.find((event) => event.type === "bricksToBag");
    return n === 0 ? at.view.row.length > 0 : put?.type === "bricksToBag" && sum(put.bricks) === n;
  },
};

/** A tower of somebody else's loses a brick. */
const saboteur: Why = {
  id: "saboteur",
  when: (_, move) => isKind(move, "saboteur"),
  figures: (at, move) => {
    const tower = at.view.mats[Number(word(move, 1))]?.towers[Number(word(move, 2)) - 1];
    return { ...named(tower?.colour ?? ""), n: (tower?.floors ?? 1) - 1, from: tower?.floors ?? 1 };
  },
  claim: (_, move, figures) => {
    const hit = move.brings().events.find((event) => event.type === "towerHit");
    return hit?.type === "towerHit" && hit.colour === colourIn(figures) && figures.n === Number(figures.from) - 1;
  },
};

export const REASONS: readonly Why[] = [
  ...[pass, help, prevent, strike, give, discard],
  ...[throwAway, princess, mason, wholesaler, saboteur],
];
