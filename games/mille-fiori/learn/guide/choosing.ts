import { endings, ofKind, type Situation, targetsOf, where } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import { type AreaName, areaOfSymbol, type CardName, type SymbolName, TRICKS } from "../../rules/content.ts";
import type { Event } from "../../rules/events.ts";
import { type At, bestUse, cardOf, happened, type Move, told, usesOf } from "./at.ts";

type Of = Situation<View, Event>;

const bestTake = (at: At): readonly Move[] =>
  [...ofKind(at, "take")].sort((a, b) => worth(at, b) - worth(at, a)).slice(0, 1);
const keeps = (at: At): readonly Move[] => ofKind(at, "keep");
/** A card that teaches something new is proposed although another one brings up to so many points more. */
const NEW = 2;

function worth(at: At, move: Move): number {
  const card = cardOf(move) as CardName;
  const area = areaOfCard(card);
  const isKnown = happened(at, "cardPlayed", (event) => event.seat === at.you && areaOfCard(event.card) === area);
  return bestUse(move, at).worth + (isKnown ? 0 : NEW);
}

const areaOfCard = (card: CardName): AreaName => areaOfSymbol((card.split("-")[0] ?? "key") as SymbolName);

/** The most promising card first. */
const bestCard = (at: At): readonly Move[] => [...keeps(at)].sort((a, b) => worth(at, b) - worth(at, a)).slice(0, 1);
const hand = (at: At): readonly string[] => targetsOf(keeps(at));
const other = ({ you }: At): number => 1 - you;

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
    about: (at) => bestTake(at).flatMap(usesOf),
    propose: bestTake,
    claim: ({ view }) => view.awaits === "extra" && view.display.length > 0,
  },
  {
    id: "passed",
    when: (at) => where(keeps(at).length > 0 && at.view.trick === 2),
    point: (at) => [`packet:${other(at)}`, ...hand(at)],
    claim: (at) => at.view.packets[other(at)]?.cards != null && happened(at, "packetPassed", ({ to }) => to === at.you),
  },
  {
    id: "last-trick",
    when: (at) => where(keeps(at).length > 0 && at.view.trick === TRICKS[at.view.seats]),
    point: hand,
    about: (at) => bestCard(at).flatMap(usesOf),
    propose: bestCard,
    claim: (at) => keeps(at).every((move) => told(move, "cardKept")?.passed === 0),
  },
  {
    id: "doge",
    when: (at) => where(keeps(at).length > 0 && at.view.trick === 1 && at.view.round > 1 && at.view.doge === other(at)),
    point: hand,
    claim: (at) => happened(at, "dogePassed", ({ seat }) => seat === other(at)),
  },
  {
    id: "keep",
    when: (at) => where(keeps(at).length > 1),
    point: (at) => targetsOf(bestCard(at)),
    about: (at) => bestCard(at).flatMap(usesOf),
    propose: bestCard,
    claim: (at) => keeps(at).every((move) => (told(move, "cardKept")?.passed ?? 0) >= 0),
  },
];
