import { type Args, listOf, type Reader, seatName } from "#boardkit";
import type { Seat } from "#engine";
import {
  CARDS,
  type CardName,
  COLOURS,
  type ColourName,
  EVENTS,
  FEASTS,
  type Figures,
  PERSONS,
} from "../../rules/content.ts";
import type { Bricks } from "../../rules/events.ts";
import { bricksOf } from "../bricks.ts";
import { figuresOf } from "../figures-of.ts";

/** Names of things in the reader's language. */

type Words = Pick<Reader, "say">;

/** The name of a seat, and whether it is the reader's own: then messages say "you". */
export const whose = (reader: Reader, seat: Seat): Args => ({
  name: seatName(reader, seat),
  own: seat === reader.you ? "yes" : "no",
});

export const colourName = ({ say }: Words, colour: ColourName): string => say(`colour.${colour}`);
/** The name on the narrow face of a card: with soft hyphens, so that a long name can break. */
export const cardTitle = ({ say }: Words, card: CardName): string => say(`card.${card}`);
export const cardName = (words: Words, card: CardName): string => cardTitle(words, card).replaceAll("\u00ad", "");

/** A title with more letters than this takes two lines. */
const LONG = 12;
export const isLong = (words: Words, card: CardName): boolean => cardName(words, card).length > LONG;

/** The name of a card as the object of the sentence: "den Alchemisten". */
export const cardObject = ({ say }: Words, card: CardName): string => say(`object.${card}`);
/** The card at a place of the row. Of cards that are alike there the place is said, too: "Alchemist at position 3". */
export const placeName = (words: Words, view: Row, slot: number): string => placeIn(words, view, slot, cardName);
/** The same as the object of the sentence. */
export const placeObject = (words: Words, view: Row, slot: number): string => placeIn(words, view, slot, cardObject);

type Row = { readonly row: readonly { readonly card: CardName }[] };

function placeIn(words: Words, { row }: Row, slot: number, nameOf: typeof cardName): string {
  const card = row[slot]?.card;
  if (card === undefined) return `${slot + 1}`;
  const isAlone = row.filter((each) => each.card === card).length < 2;
  return isAlone ? nameOf(words, card) : words.say("card-in-row", { card: nameOf(words, card), n: slot + 1 });
}

export const contractName = (words: Words, colour: ColourName, floors: number): string =>
  words.say("contract", { colour: colourName(words, colour), n: floors });

/** "white tower, 3 floors" */
export const towerName = ({ say }: Words, colour: ColourName, floors: number): string =>
  say("tower", { c: colour, n: floors });

/** "a white, a red and 2 blue towers" */
export function towersInWords(reader: Pick<Reader, "say" | "locale">, all: readonly ColourName[]): string {
  const colours = [...new Set(all)];
  const parts = colours.map((c, at) => {
    const n = all.filter((each) => each === c).length;
    const place = { first: at === 0 ? "yes" : "no", last: at === colours.length - 1 ? "yes" : "no" };
    return reader.say("turn.towers-started", { c, n, ...place });
  });
  return listOf(reader.locale, parts);
}

export const brickName = ({ say }: Words, colour: ColourName): string => say("brick", { c: colour });

export const oneBrick = (words: Pick<Reader, "say" | "locale">, colour: ColourName): string =>
  bricksInWords(words, bricksOf(colour, 1));

/** "2 white and 1 red" */
export const bricksInWords = (words: Pick<Reader, "say" | "locale">, bricks: Bricks): string =>
  listed(words, bricks, "bricks.of");

/** The same after "with", where German inflects: "2 weißen und 1 roten". */
export const withBricks = (words: Pick<Reader, "say" | "locale">, bricks: Bricks): string =>
  listed(words, bricks, "bricks.with");

function listed(words: Pick<Reader, "say" | "locale">, bricks: Bricks, id: "bricks.of" | "bricks.with"): string {
  const parts = COLOURS.flatMap((colour, i) => {
    const n = bricks[i] ?? 0;
    return n === 0 ? [] : [words.say(id, { c: colour, n })];
  });
  return parts.length === 0 ? words.say("bricks.none") : listOf(words.locale, parts);
}

type CardKind = "person" | "feast" | "building" | "church" | "event";

const isOneOf = (names: readonly string[], card: string): boolean => names.includes(card);

export function kindOf(card: CardName): CardKind {
  if (isOneOf(PERSONS, card)) return "person";
  if (isOneOf(FEASTS, card)) return "feast";
  if (isOneOf(EVENTS, card)) return "event";
  return card === "bridge" || card === "warehouse" || card === "workshop" ? "building" : "church";
}

export const isCard = (name: string): name is CardName => CARDS.some((card) => card === name);

/** Message ids of fractions by their denominator. */
const SHARES: Readonly<Record<number, string>> = { 2: "half", 3: "third", 4: "quarter" };

/** The figures that the text of a card mentions. */
function effectArgs(card: CardName, figures: Figures): Args {
  switch (card) {
    case "recognition":
    case "disgrace":
    case "monument":
    case "glory":
    case "scandal":
      return { n: Math.abs(figures.feasts[card]) };
    case "greatPrivilege":
    case "middlePrivilege":
    case "smallPrivilege":
      return { floors: figures.privileges[card].floors, n: figures.privileges[card].points };
    case "bridge":
      return { n: figures.exchange.costWithBridge, usual: figures.exchange.cost };
    case "campanile":
      return { n: figures.bellTower };
    case "flood":
      return { n: figures.flood, share: SHARES[figures.flood] ?? "other" };
    case "fire":
      return { n: figures.fire };
    case "warehouse":
      return { n: figures.limits.storageWithWarehouse };
    case "luxuryTax":
      return { n: figures.luxuryTax.bricks, floors: figures.luxuryTax.floors };
    case "mason":
    case "workshop":
      return { n: figures.build[card] };
    default:
      return {};
  }
}

/** What a card does, in one short sentence. */
export const effectText = (reader: Pick<Reader, "say" | "content">, card: CardName): string =>
  reader.say(`effect.${card}`, effectArgs(card, figuresOf(reader)));

/** The same in a few words, for the face of the card. */
export const faceText = (reader: Pick<Reader, "say" | "content">, card: CardName): string =>
  reader.say(`face.${card}`, effectArgs(card, figuresOf(reader)));

export const kindName = ({ say }: Words, card: CardName): string => say(`kind.${kindOf(card)}`);

export const cardLabel = (reader: Reader, card: CardName): string =>
  reader.say("label.card", {
    card: cardName(reader, card),
    kind: kindName(reader, card),
    effect: effectText(reader, card),
  });
