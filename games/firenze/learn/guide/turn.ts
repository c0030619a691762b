import { endings, type Figures, latest, ofKind, type Situation, targetsOf, tells, where } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import { COLOURS } from "../../rules/content.ts";
import type { Event } from "../../rules/events.ts";
import { type At, isByArchitect, type Move, mine, planned } from "./at.ts";
import { canFulfil, fulfilling } from "./passing.ts";
import { building, nextBrick } from "./planned.ts";

type Of = Situation<View, Event>;

const isOwn = (at: At) => (event: { readonly seat: number }) => event.seat === at.you;
/** Taking a card, but not while another question is open. */
const cards = (at: At): readonly Move[] => ofKind(at, "card");
const isChoosing = (at: At): boolean => cards(at).length > 0;

/** Towers that have got no brick in this turn. */
const unfed = (at: At): readonly string[] =>
  (mine(at)?.towers ?? []).flatMap(({ built }, slot) => (built === 0 ? [`tower:${at.you}:${slot}`] : []));

const PURPOSES: readonly string[] = ["build", "exchange", "swap"];
const paying = (at: At): readonly Move[] =>
  at.view.awaits === "give" && PURPOSES.includes(at.view.turn.purpose ?? "") ? planned(at, "give", "swap") : [];
/** What bricks are given for, as choices of the text. */
const purposeOf = ({ view }: At): Figures =>
  Object.fromEntries(PURPOSES.map((purpose) => [purpose, view.turn.purpose === purpose ? 1 : 0]));
/** Ends the turn, where no contract is passed by. */
const leaving = (at: At): readonly Move[] => (canFulfil(at) ? [] : planned(at, "end"));
/** Ends the turn, where no contract is passed by and nothing is to be given away. */
const handingOver = (at: At): readonly Move[] =>
  canFulfil(at) ? [] : [...endings(at), ...leaving(at).filter(({ next }) => next().length === 0)];

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
    when: (at) => where(planned(at, "card").length > 0),
    point: (at) => targetsOf(planned(at, "card")),
    propose: (at) => planned(at, "card"),
    claim: (at) => cards(at).every((move) => move.brings().view.turn.slot !== null || tells(move, "cardTaken")),
  },
  {
    id: "pay-card",
    when: (at) => where(planned(at, "lay").length > 0),
    point: (at) => targetsOf(planned(at, "lay")),
    propose: (at) => planned(at, "lay"),
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
    when: (at) => {
      const swap = Math.min(1, ofKind(at, "exchange").length);
      return ofKind(at, "found", "raise").length > 0 ? { swap } : null;
    },
    point: (at) => targetsOf(ofKind(at, "found", "raise")),
    claim: (at) => ofKind(at, "found", "raise").every((move) => tells(move, "brickBuilt")),
  },
  {
    id: "build",
    when: (at) => where(building(at).length > 0),
    point: (at) => targetsOf(building(at)),
    propose: building,
    claim: (at) => nextBrick(at) !== null,
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
    when: (at) => where(planned(at, "built").length > 0),
    point: () => [],
    propose: (at) => planned(at, "built"),
    claim: (at) => at.view.awaits === "act",
  },
  {
    id: "pay-build",
    when: (at) => (paying(at).length > 0 ? purposeOf(at) : null),
    point: (at) => targetsOf(paying(at)),
    propose: paying,
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
    when: (at) => (leaving(at).length > 0 ? { towers: Math.min(1, mine(at)?.towers.length ?? 0) } : null),
    point: () => [],
    propose: leaving,
    claim: ({ view }) => view.awaits === "contracts",
  },
];
