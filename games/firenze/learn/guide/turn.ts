import { endings, latest, ofKind, type Situation, targetsOf, tells, where } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import { type CardName, COLOURS } from "../../rules/content.ts";
import type { Event } from "../../rules/events.ts";
import { type At, fulfilling, isByArchitect, type Move, mine, placeOf } from "./at.ts";
import { completedBy, spare } from "./bricks.ts";
import { building } from "./building.ts";
import { afterGiving, helping } from "./help.ts";

type Of = Situation<View, Event>;

const isOwn = (at: At) => (event: { readonly seat: number }) => event.seat === at.you;
/** Taking a card, but not while another question is open. */
const cards = (at: At): readonly Move[] => ofKind(at, "card");
const isChoosing = (at: At): boolean => cards(at).length > 0;

/** What costs whoever takes it bricks, towers or points. */
const HARM: ReadonlySet<string> = new Set<CardName>([
  ...(["collapse", "flood", "fire", "luxuryTax", "botch", "tribute"] as const),
  ...(["disgrace", "scandal"] as const),
]);

/** Cards that do no harm, of these such as make bricks of most colours enough for a contract. */
function helpful(at: At): readonly Move[] {
  const harmless = cards(at).filter((move) => !HARM.has(at.view.row[placeOf(move)]?.card ?? ""));
  const among = harmless.length > 0 ? harmless : cards(at);
  const reach = among.map((move) => completedBy(at, move));
  return among.filter((_, k) => reach[k] === Math.max(...reach));
}

/** Towers that have got no brick in this turn. */
const unfed = (at: At): readonly string[] =>
  (mine(at)?.towers ?? []).flatMap(({ built }, slot) => (built === 0 ? [`tower:${at.you}:${slot}`] : []));

const PURPOSES: readonly string[] = ["build", "exchange", "swap"];
const paying = (at: At): readonly Move[] =>
  at.view.awaits === "give" && PURPOSES.includes(at.view.turn.purpose ?? "") ? ofKind(at, "give", "swap") : [];
/** Bricks to build, or else the person or the exchange that brings one. */
const raising = (at: At): readonly Move[] => [...building(at), ...helping(at)];
const leaving = (at: At): readonly Move[] => ofKind(at, "end");
/** Ends the turn, where no contract is passed by and nothing is to be given away. */
const handingOver = (at: At): readonly Move[] =>
  ofKind(at, "fulfil").length > 0 ? [] : [...endings(at), ...leaving(at).filter(({ next }) => next().length === 0)];

/** From the card to the end of a turn. */
export const TURN: readonly Of[] = [
  {
    id: "welcome",
    when: (at) => where(isChoosing(at) && latest(at, "cardTaken", isOwn(at)) === undefined),
    point: () => [],
    about: () => COLOURS.map((colour) => `majority:${colour}`),
    claim: ({ view }) =>
      view.contracts.every(({ seal }) => seal === null || seal === "neutral" || seal !== view.active),
  },
  {
    id: "card",
    when: (at) => where(isChoosing(at)),
    point: (at) => targetsOf(helpful(at)),
    propose: helpful,
    claim: (at) => cards(at).every((move) => move.brings().view.turn.slot !== null || tells(move, "cardTaken")),
  },
  {
    id: "pay-card",
    when: (at) => where(ofKind(at, "lay").length > 0),
    point: (at) => targetsOf(ofKind(at, "lay")),
    propose: (at) => spare(at, ofKind(at, "lay")),
    claim: (at) => ofKind(at, "lay").every((move) => tells(move, "brickLaid")),
  },
  {
    id: "person",
    when: (at) => where(ofKind(at, "alchemist", "wholesaler", "saboteur", "smuggler", "princess", "mason").length > 0),
    point: (at) =>
      targetsOf(ofKind(at, "alchemist", "wholesaler", "saboteur", "smuggler", "princess", "mason")).filter((target) =>
        target.startsWith("hand:"),
      ),
    claim: (at) => (mine(at)?.hand.length ?? 0) > 0,
  },
  {
    id: "ruin",
    when: (at) => where((isChoosing(at) || ofKind(at, "raise").length > 0) && unfed(at).length > 0),
    point: unfed,
    claim: (at) => mine(at)?.towers.some(({ built }) => built === 0) === true,
  },
  {
    id: "bricks",
    when: (at) => where(ofKind(at, "found", "raise").length > 0),
    point: (at) => targetsOf(ofKind(at, "found", "raise")),
    claim: (at) => ofKind(at, "found", "raise").every((move) => tells(move, "brickBuilt")),
  },
  {
    id: "build",
    when: (at) => where(raising(at).length > 0),
    point: (at) => targetsOf(raising(at)),
    propose: raising,
    claim: (at) =>
      raising(at).every(
        (move) => tells(move, "brickBuilt") || afterGiving(at, move).moves.some((next) => tells(next, "brickBuilt")),
      ),
  },
  {
    id: "exchange",
    when: (at) => where(ofKind(at, "exchange").length > 0),
    point: (at) => targetsOf(ofKind(at, "exchange")).filter((target) => target.startsWith("brick:")),
    claim: ({ view }) => !view.turn.exchanged,
  },
  {
    id: "built",
    isFinishing: true,
    when: (at) => where(ofKind(at, "built").length > 0 && raising(at).length === 0),
    point: () => [],
    propose: (at) => ofKind(at, "built"),
    claim: (at) => at.view.awaits === "act" && building(at).length === 0,
  },
  {
    id: "pay-build",
    when: (at) => where(paying(at).length > 0),
    point: (at) => targetsOf(paying(at)),
    propose: (at) => spare(at, paying(at)),
    claim: ({ view }) => view.turn.due > 0,
  },
  {
    id: "contract",
    when: (at) => where(fulfilling(at).length > 0),
    point: (at) => targetsOf(fulfilling(at)),
    propose: fulfilling,
    claim: (at) =>
      fulfilling(at).every((move) =>
        move
          .brings()
          .events.some(
            (event) => event.type === "contractFulfilled" && (isByArchitect(move) || event.tower === event.floors),
          ),
      ),
  },
  {
    id: "undo",
    when: (at) => where(handingOver(at).length > 0),
    point: () => [],
    propose: handingOver,
    claim: (at) => ofKind(at, "fulfil").length === 0 && handingOver(at).every(({ next }) => next().length === 0),
  },
  {
    id: "leave",
    when: (at) =>
      leaving(at).length > 0 && ofKind(at, "fulfil").length === 0
        ? { towers: Math.min(1, mine(at)?.towers.length ?? 0) }
        : null,
    point: () => [],
    propose: leaving,
    claim: ({ view }) => view.awaits === "contracts",
  },
];
