import { askedSet, type BoardProps, type Reader } from "#boardkit";
import type { Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import { COLOURS, type ColourName, SLOTS } from "../../rules/content.ts";
import { isColour } from "../bricks.ts";

/** What a press means while bricks are picked up and exchanged: presses of the match, or a card that shows its bricks. */

type Props = Pick<BoardProps<View>, "view" | "you" | "legal" | "picked">;

export const storedBrick = (seat: Seat | null, colour: ColourName): string => `storage:${seat}:${colour}`;
export const laidBrick = (slot: number, colour: ColourName): string => `brick:${slot}:${colour}`;

/** The brick of one's own storage that is picked up to be built or exchanged. */
export function liftedOf({ view, you, picked }: Omit<Props, "legal">): ColourName | null {
  if (view.awaits !== "act") return null;
  return COLOURS.find((colour) => picked.has(storedBrick(you, colour))) ?? null;
}

/** The colours on a card of the row that can be exchanged for now. */
export const exchangeable = ({ legal }: Pick<Props, "legal">, slot: number): readonly ColourName[] =>
  COLOURS.filter((colour) => legal.has(laidBrick(slot, colour)));

/**
 * The targets of the row. Where its bricks are too small for a thumb, the card is pressed instead of them; a brick that
 * is picked up may be laid on the card, too.
 */
export function legalInRow(props: Props, isSmall: boolean): ReadonlySet<string> {
  if (!isSmall && liftedOf(props) === null) return props.legal;
  const { legal } = props;
  const isKept = (target: string): boolean => !isSmall || !target.startsWith("brick:");
  const opens = (slot: number): boolean => exchangeable(props, slot).length > 0;
  return askedSet(
    (target: string) =>
      (isKept(target) && legal.has(target)) || (target.startsWith("slot:") && opens(Number(target.slice(5)))),
    () => [...[...legal].filter(isKept), ...SLOTS.filter(opens).map((slot) => `slot:${slot}`)],
  );
}

/** The parts of the turn that tell what a press means. */
interface Choice {
  readonly possible: ReadonlySet<string>;
  readonly picked: ReadonlySet<string>;
}

/**
 * What a press does that makes no move: a card of the row shows its bricks while one of them can be exchanged, an
 * own brick is picked up for the picked person that exchanges it, and a picked person waits for what it acts on.
 */
export function opensPart(target: string, { possible, picked }: Choice, reader: Pick<Reader, "say" | "you">) {
  const [kind, slot] = target.split(":");
  if (givenBy(target, picked, reader.you) !== null) return reader.say("gives-brick");
  const person = picked.has(target) ? actingOn(target, possible) : undefined;
  if (person !== undefined) return reader.say("acts-next", { person });
  // With a person in hand a card of the row is what that acts on.
  const isHeld = [...picked].some((each) => each.startsWith("hand:"));
  const isOpen = kind === "slot" && !isHeld && exchangeable({ legal: possible }, Number(slot)).length > 0;
  return isOpen ? reader.say("opens-card") : null;
}

/** Persons that act on one of several parts, and the kind of those. */
const ACTS_ON = {
  ...{ alchemist: "bag", smuggler: "storage", saboteur: "tower", wholesaler: "slot", patrician: "hand" },
} as const;

/** The person of a part of the hand, where several others can be pressed for it; 4.20 a second one has a button only. */
function actingOn(target: string, possible: ReadonlySet<string>): string | undefined {
  const [person, kind] = Object.entries(ACTS_ON).find(([each]) => target === `hand:${each}`) ?? [];
  const others = [...possible].filter((each) => each !== target && each.startsWith(`${kind}:`));
  return others.length > 0 ? person : undefined;
}

export const ALCHEMIST = "hand:alchemist";
const SWAPPING = [ALCHEMIST, "hand:smuggler"] as const;

/** 4.1 A picked Alchemist shows the bag; a colour of it that is picked before only waits. */
export const showsBag = ({ legal, picked }: Pick<Props, "legal" | "picked">): boolean =>
  picked.has(ALCHEMIST) && COLOURS.some((colour) => legal.has(`bag:${colour}`));

/** 4.1, 4.25 Whether a picked person exchanges a brick of the storage. */
export const isSwapping = (picked: ReadonlySet<string>): boolean => SWAPPING.some((person) => picked.has(person));

/** The colour of an own brick that is pressed to be given for such a person; null for all other targets. */
export function givenBy(target: string, picked: ReadonlySet<string>, you: Seat | null): ColourName | null {
  const [, , colour = ""] = target.split(":");
  return isColour(colour) && target === storedBrick(you, colour) && isSwapping(picked) ? colour : null;
}

/** Persons that act on pieces of others, and the kinds of those pieces. */
const TAKING = { smuggler: "storage", saboteur: "towers" } as const;

/** The picked person that acts on pieces of others, and on which: a small screen shows them above the board. */
export function takingOf(picked: ReadonlySet<string>) {
  const person = (["smuggler", "saboteur"] as const).find((each) => picked.has(`hand:${each}`));
  return person === undefined ? null : { person, what: TAKING[person] };
}

/** The person that a press beside those pieces puts back: it makes no move. */
export function putBackBy({ legal, picked }: Pick<Props, "legal" | "picked">, target: string): string | null {
  const taking = takingOf(picked);
  return taking === null || legal.has(target) ? null : `hand:${taking.person}`;
}

/** Targets to press in turn; then the card whose bricks are shown, with the bricks given so far. */
export interface Meant {
  readonly presses: readonly string[];
  /** The brick of a card that is taken for the one that is picked up, which is given first. */
  readonly takes?: { readonly slot: number; readonly colour: ColourName; readonly given: ColourName };
  readonly shows?: { readonly slot: number; readonly given: readonly ColourName[] };
}

export function meantBy(props: Props, target: string): Meant {
  const lifted = liftedOf(props);
  const held = lifted === null ? [] : [storedBrick(props.you, lifted)];
  const [kind, first, second = ""] = target.split(":");
  if (kind === "slot" && exchangeable(props, Number(first)).length > 0) {
    return { presses: held, shows: { slot: Number(first), given: lifted === null ? [] : [lifted] } };
  }
  if (kind === "brick" && lifted !== null && isColour(second) && props.legal.has(target)) {
    return { presses: [], takes: { slot: Number(first), colour: second, given: lifted } };
  }
  const isOther = kind === "storage" && isColour(second) && target === storedBrick(props.you, second);
  return { presses: isOther && !held.includes(target) ? [...held, target] : [target] };
}
