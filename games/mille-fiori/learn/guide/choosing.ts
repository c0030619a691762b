import { endings, ofKind, type Situation, targetsOf, where } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import { type AreaName, areaOfSymbol, type SymbolName, TRICKS } from "../../rules/content.ts";
import type { Event } from "../../rules/events.ts";
import { type At, bestUse, cardOf, happened, type Move, otherOf, told, usesOf } from "./at.ts";
import { passedOn } from "./passing.ts";

type Of = Situation<View, Event>;

const keeps = (at: At): readonly Move[] => ofKind(at, "keep");
const hand = (at: At): readonly string[] => targetsOf(keeps(at));

/** Of equal cards one that teaches something new comes first. */
function isNew(at: At, move: Move): boolean {
  const area = areaOfCard(move);
  return !happened(at, "cardPlayed", (event) => event.seat === at.you && areaOf(event.card) === area);
}

const areaOf = (card: string): AreaName => areaOfSymbol((card.split("-")[0] ?? "key") as SymbolName);
const areaOfCard = (move: Move): AreaName => areaOf(cardOf(move));

/** Cards to keep or to take that bring most at once; where none brings anything, all: the steady bot's plan decides. */
function promising(at: At, moves: readonly Move[]): readonly Move[] {
  const worth = (move: Move): number => bestUse(move, at).worth;
  const most = Math.max(0, ...moves.map(worth));
  if (most === 0) return safest(at, moves);
  const near = safest(
    at,
    moves.filter((move) => worth(move) > 0 && worth(move) >= most - NEAR),
  );
  const value = (move: Move): number => worth(move) + (isNew(at, move) ? A_LITTLE : 0);
  return [...near].sort((a, b) => value(b) - value(a)).slice(0, 1);
}

/** Cards that bring so much less than the best one are given up, lest another one be passed on. */
const NEAR = 2;
const A_LITTLE = 0.5;

/** Of these cards those with which the least bonus is passed on. */
function safest(at: At, moves: readonly Move[]): readonly Move[] {
  const least = Math.min(...moves.map((move) => passedOn(at, move)));
  return moves.filter((move) => passedOn(at, move) === least);
}

const bestCard = (at: At): readonly Move[] => promising(at, keeps(at));
const bestTake = (at: At): readonly Move[] => promising(at, ofKind(at, "take"));
/** Where the one card that is proposed may go. */
const usesOfOne = (moves: readonly Move[]): readonly string[] => (moves.length === 1 ? moves.flatMap(usesOf) : []);

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
    propose: endings,
  },
  {
    id: "extra",
    when: (at) => where(ofKind(at, "take").length > 0),
    point: (at) => targetsOf(ofKind(at, "take")),
    about: (at) => usesOfOne(bestTake(at)),
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
    about: (at) => usesOfOne(bestCard(at)),
    propose: bestCard,
    claim: (at) => keeps(at).every((move) => told(move, "cardKept")?.passed === 0),
  },
  {
    id: "doge",
    when: (at) =>
      where(keeps(at).length > 0 && at.view.trick === 1 && at.view.round > 1 && at.view.doge === otherOf(at)),
    point: hand,
    claim: (at) => happened(at, "dogePassed", ({ seat }) => seat === otherOf(at)),
  },
  {
    id: "keep",
    when: (at) => where(keeps(at).length > 1),
    point: (at) => targetsOf(bestCard(at)),
    about: (at) => usesOfOne(bestCard(at)),
    propose: bestCard,
    claim: (at) => keeps(at).every((move) => (told(move, "cardKept")?.passed ?? 0) >= 0),
  },
];
