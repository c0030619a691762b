import { CARDS, type Card, SPACES, type Space } from "./words.ts";

const cardText = ({ symbol, ship }: Card): string => `${symbol}-${ship}`;

/** Counted from 1: goods by the row, ships by the row and within it, all else through its area. */
function spaceText({ area, at, symbol, row, column }: Space): string {
  switch (area) {
    case "workshops":
      return `workshop ${at + 1}`;
    case "houses":
      return `house ${at + 1}`;
    case "trade":
      return `${symbol} ${row + 1}`;
    case "harbor":
      return `harbor ${row + 1} ${column + 1}`;
    default:
      return `${area} ${at + 1}`;
  }
}

export const keepText = (card: Card): string => `keep ${cardText(card)}`;
export const placeText = (space: Space): string => `place ${spaceText(space)}`;
export const takeText = (card: Card): string => `take ${cardText(card)}`;
export const drawText = (card: Card): string => `draw ${cardText(card)}`;

export const cardOf = (text: string): Card =>
  known(
    CARDS.find((card) => cardText(card) === text),
    text,
  );
export const spaceOf = (text: string): Space =>
  known(
    SPACES.find((space) => spaceText(space) === text),
    text,
  );

function known<T>(thing: T | undefined, text: string): T {
  if (thing === undefined) throw new Error(`nothing is called ${text}`);
  return thing;
}
