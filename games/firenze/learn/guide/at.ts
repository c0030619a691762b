import { type Figures, type GuideMoment, type GuideMove, ofKind, sum } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import {
  BONUS_FLOORS,
  CHURCHES,
  COLOURS,
  type ColourName,
  FLOORS,
  type Floors,
  NUMERALS,
} from "../../rules/content.ts";
import type { Event } from "../../rules/events.ts";
import { FIGURES } from "../../rules/figures/figures.ts";
import { cardCostOf, leaderOf } from "../../ui/prospects.ts";

/** What the situations of the guide ask of a moment. */

export type At = GuideMoment<View, Event>;
export type Move = GuideMove<View, Event>;

/** Words of the notation. */
export const word = ({ text }: Move, k: number): string => text.split(" ")[k] ?? "";
export const lastWord = ({ text }: Move): string => text.split(" ").at(-1) ?? "";

/** Which colour is meant, as choices of the text. */
export const named = (colour: string): Figures =>
  Object.fromEntries(COLOURS.map((each) => [each, each === colour ? 1 : 0]));

export const mine = ({ view, you }: At) => view.mats[you];
export const bricksOf = (at: At, colour: string): number =>
  mine(at)?.storage[(COLOURS as readonly string[]).indexOf(colour)] ?? 0;

const indexOf = (colour: string, floors: number): number =>
  (COLOURS as readonly string[]).indexOf(colour) * FLOORS.length + (FLOORS as readonly number[]).indexOf(floors);

/** The contract of a colour for towers of this height. */
const contractAt = ({ view }: At, colour: string, floors: number) => view.contracts[indexOf(colour, floors)];

const numeralOf = (balcony: number): number =>
  (NUMERALS as readonly string[]).indexOf(FIGURES.balconies[balcony]?.numeral ?? "");

/** Heights that contracts of a colour ask for, and that can be fulfilled: of the balconies only the next one. */
export const openHeights = (at: At, colour: string): readonly number[] =>
  FLOORS.filter((floors) => {
    const { seal, balcony } = contractAt(at, colour, floors) ?? { seal: "neutral", balcony: null };
    return seal === null && (balcony === null || numeralOf(balcony) === at.view.balconiesDone);
  });

/** What the contract itself pays. */
export function pointsFor(at: At, colour: string, floors: number): number {
  const balcony = contractAt(at, colour, floors)?.balcony ?? null;
  const printed = FIGURES.contracts[colour as ColourName][floors as Floors].points;
  return balcony === null ? printed : (FIGURES.balconies[balcony]?.points ?? printed);
}

/** What a contract of so many floors pays besides: the floor bonus as long as nobody has had it, and privileges. */
export function bonusFor({ view }: At, floors: number): number {
  const bonus = BONUS_FLOORS.find((each) => each === floors);
  const isFree = bonus !== undefined && view.floorBonuses[BONUS_FLOORS.indexOf(bonus)] === null;
  return (isFree ? FIGURES.floorBonuses[bonus].points : 0) + sum(view.church.map((card) => privilegeOf(card, floors)));
}

/** What a contract pays, bonuses included. */
export const payOf = (at: At, colour: string, floors: number): number =>
  pointsFor(at, colour, floors) + bonusFor(at, floors);

/** 5.2 What the flag of the colour counts at the end, if the contract brings the reader the majority. */
export function flagFor({ view, you }: At, colour: string, floors: number): number {
  const at = indexOf(colour, floors);
  const contracts = view.contracts.map((each, k) => (k === at ? { ...each, seal: you } : each));
  const [before, after] = [view, { ...view, contracts }].map((each) => leaderOf(each, colour as ColourName));
  return before !== you && after === you ? FIGURES.majorities[colour as ColourName].points : 0;
}

/** The same once flags have been spoken of: when somebody has a seal. */
export const toldFlag = (at: At, colour: string, floors: number): number =>
  at.view.contracts.some(({ seal }) => typeof seal === "number") ? flagFor(at, colour, floors) : 0;

/**
 * What a contract brings besides, as the board counts it: for the last seal (5.1), and for the flag, of another one than
 * the reader's last where that is more than it pays.
 */
export function lastExtrasOf(at: At, colour: string, floors: number): Figures {
  const isOwnLast = mine(at)?.sealsLeft === 1;
  const seal = isOwnLast && at.view.ending === null ? FIGURES.lastSeal : 0;
  const led = toldFlag(at, colour, floors);
  const flag = isOwnLast || isLast(at) || led > payOf(at, colour, floors) ? led : 0;
  return { seal, flag, hasSeal: Math.min(1, seal), hasFlag: Math.min(1, flag) };
}

/** 5.1 Whether the match ends with the turn. */
export const isLast = ({ view, you }: At): boolean =>
  view.awaits === "over" || (view.active === you && view.ending === (you + 1) % view.seats);

/** What a church card pays for a contract of so many floors. */
export function privilegeOf(card: string, floors: number): number {
  const privilege = Object.entries(FIGURES.privileges).find(([name]) => name === card)?.[1];
  return privilege?.floors === floors ? privilege.points : 0;
}

/** The next move that the steady bot plans, if it is of one of these kinds. */
export function planned(at: At, ...kinds: readonly string[]): readonly Move[] {
  const [text] = at.planned();
  return ofKind(at, ...kinds).filter((move) => move.text === text);
}

/** The place in the row of the card that a move takes. */
export const placeOf = ({ targets: [slot = ""] }: Move): number => Number(slot.split(":")[1]);

/** What the card that a move takes costs. */
export const costOf = ({ view }: At, move: Move): number => cardCostOf(view, placeOf(move));

/** Contracts for towers of exactly their height; where there are none, those that the Architect makes fit. */
export function fitting(at: At): readonly Move[] {
  const exact = ofKind(at, "fulfil").filter((move) => !isByArchitect(move));
  return exact.length > 0 ? exact : ofKind(at, "fulfil");
}

export const isByArchitect = ({ text }: Move): boolean => text.includes("architect");

/** Feasts that count the same for everybody, whatever else they have. */
const FIXED = ["disgrace", "glory", "scandal"] as const;

export const isFixed = (card: string | undefined): card is (typeof FIXED)[number] =>
  FIXED.some((each) => each === card);

/** What contracts pay, from what has been told: figures of reasons are held against it. */

/** Whether the contract is open and pays so much with its floor bonus. */
export const isPaying = (at: At, colour: string, { of, points }: Figures): boolean =>
  isOpen(at, colour, Number(of)) && points === toldPoints(at, colour, Number(of)) + toldBonus(at, Number(of));

/** What the contract pays, from what has been told of balconies. */
function toldPoints(at: At, colour: string, floors: number): number {
  const laid = at.events.find(
    (event) => event.type === "balconyLaid" && event.colour === colour && event.floors === floors,
  );
  return laid?.type === "balconyLaid" ? laid.points : FIGURES.contracts[colour as "white"][floors as Floors].points;
}

/** What a contract of so many floors pays besides, from what has been told of others and of the church. */
export function toldBonus(at: At, floors: number): number {
  const isTaken = at.events.some((event) => event.type === "floorBonus" && event.floors === floors);
  const bonus = Object.entries(FIGURES.floorBonuses).find(([each]) => each === `${floors}`);
  const lying = CHURCHES.filter((card) => {
    const put = at.events.findLastIndex(
      (event) => event.type === "cardPut" && event.to === "church" && event.card === card,
    );
    return put > at.events.findLastIndex((event) => event.type === "churchDone" && event.card === card);
  });
  return (isTaken ? 0 : (bonus?.[1].points ?? 0)) + sum(lying.map((card) => privilegeOf(card, floors)));
}

export function isOpen(at: At, colour: string, floors: number): boolean {
  const from = (COLOURS as readonly string[]).indexOf(colour) * FLOORS.length;
  return at.view.contracts[from + floors - FLOORS[0]]?.seal === null;
}
