import { endings, ofKind, type Situation, targetsOf, where } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import { type AreaName, areaOfSymbol, type SymbolName, TRICKS } from "../../rules/content.ts";
import type { Event } from "../../rules/events.ts";
import { type At, areaOfEvent, cardOf, happened, type Move, otherOf, told } from "./at.ts";
import { bestOf, cardOptions, isSailed, type Option, worthOf } from "./gains.ts";
import { nearerBy, passedOn } from "./passing.ts";

type Of = Situation<View, Event>;

const keeps = (at: At): readonly Move[] => ofKind(at, "keep");
const hand = (at: At): readonly string[] => targetsOf(keeps(at));

/** What decides between cards that are as good in all else. */
export interface Tie {
  /** It teaches something new. */
  readonly fresh: number;
  /** How much nearer to a point bonus it would bring the other seat, were it passed on. */
  readonly nearer: number;
}

export const tieOf = (at: At, { gain, move }: Option): Tie => ({
  fresh: !isSailed(gain) && isNew(at, move) ? 1 : 0,
  nearer: nearerBy(at, move),
});

function isNew(at: At, move: Move): boolean {
  const area = areaOfCard(move);
  return !happened(at, "cardPlayed", (event) => event.seat === at.you && areaOf(event.card) === area);
}

const areaOf = (card: string): AreaName => areaOfSymbol((card.split("-")[0] ?? "key") as SymbolName);
const areaOfCard = (move: Move): AreaName => areaOf(cardOf(move));

/** The best of the cards to keep or to take; where none brings anything, all: the steady bot's plan decides. */
function promising(at: At, kind: string): readonly Move[] {
  const options = cardOptions(at, kind);
  if (options.every(({ gain }) => worthOf(gain) <= 0)) return safest(at, options);
  const best = bestOf(options).map((option) => ({ move: option.move, ...tieOf(at, option) }));
  const fresh = most(best, ({ fresh }) => fresh);
  return most(fresh, ({ nearer }) => nearer).map(({ move }) => move);
}

const most = <T>(all: readonly T[], value: (each: T) => number): readonly T[] =>
  all.filter((each) => value(each) === Math.max(...all.map(value)));

/** Of these cards those with which the least bonus is passed on, the one that costs least first. */
const safest = (at: At, options: readonly Option[]): readonly Move[] =>
  most(options, ({ move }) => -passedOn(at, move))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ move }) => move);

const bestCard = (at: At): readonly Move[] => promising(at, "keep");
const bestTake = (at: At): readonly Move[] => promising(at, "take");
/** Where the best cards would be played. */
const bestUses = (at: At, kind: string): readonly string[] =>
  bestOf(cardOptions(at, kind)).map(({ gain: { target } }) => target);

/** Where the reader's latest diamond has been placed. */
function lastPlaced({ events, you }: At): readonly string[] {
  const last = events.findLast((event) => "space" in event && event.seat === you);
  return last === undefined || !("space" in last) ? [] : [`${areaOfEvent(last)}:${last.space}`];
}

/** Choosing a card, and what frames a turn. */
export const CHOOSING: readonly Of[] = [
  {
    id: "welcome",
    when: (at) => where(keeps(at).length > 0 && !happened(at, "cardKept", ({ seat }) => seat === at.you)),
    point: () => [],
    claim: ({ view }) => view.round === 1 && view.trick === 1,
  },
  {
    id: "undo",
    when: (at) => where(endings(at).length > 0),
    point: () => [],
    about: lastPlaced,
    propose: endings,
  },
  {
    id: "extra",
    when: (at) => where(ofKind(at, "take").length > 0),
    point: (at) => targetsOf(ofKind(at, "take")),
    about: (at) => bestUses(at, "take"),
    propose: bestTake,
    claim: ({ view }) => view.awaits === "extra" && view.display.length > 0,
  },
  {
    id: "passed",
    when: (at) => where(keeps(at).length > 0 && at.view.trick === 2),
    point: (at) => [`packet:${otherOf(at)}`, ...hand(at)],
    claim: (at) =>
      at.view.packets[otherOf(at)]?.cards != null && happened(at, "packetPassed", ({ to }) => to === at.you),
  },
  {
    id: "last-trick",
    when: (at) => where(keeps(at).length > 0 && at.view.trick === TRICKS[at.view.seats]),
    point: hand,
    about: (at) => bestUses(at, "keep"),
    propose: bestCard,
    claim: (at) => keeps(at).every((move) => told(move, "cardKept")?.passed === 0),
  },
  {
    id: "doge",
    when: (at) =>
      where(keeps(at).length > 0 && at.view.trick === 1 && at.view.round > 1 && at.view.doge === otherOf(at)),
    // The hat, or on a phone the chip with it.
    point: (at) => ["doge", `seat:${otherOf(at)}`],
    claim: (at) => happened(at, "dogePassed", ({ seat }) => seat === otherOf(at)),
  },
  {
    id: "keep",
    when: (at) => where(keeps(at).length > 1),
    point: (at) => targetsOf(bestCard(at)),
    about: (at) => bestUses(at, "keep"),
    propose: bestCard,
    claim: (at) => keeps(at).every((move) => (told(move, "cardKept")?.passed ?? 0) >= 0),
  },
];
