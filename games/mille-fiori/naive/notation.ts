import { CARDS, type Card, SPACES, type Space } from "./words.ts";

const cardText = ({ symbol, ship }: Card): string => `${symbol}-${ship}`;

/**
 * Numbers count from 1: goods by row (the card names the good), ships by row and place in it, others within their area.
 */
function spaceText({ area, at, row, column }: Space): string {
  switch (area) {
    case "workshops":
      return `workshop ${at + 1}`;
    case "houses":
      return `house ${at + 1}`;
    case "trade":
      return `row ${row + 1}`;
    case "harbor":
      return `harbor ${row + 1} ${column + 1}`;
    default:
      return `${area} ${at + 1}`;
  }
}

export const keepText = (card: Card): string => `keep ${cardText(card)}`;
export const placeText = (card: Card, space: Space): string => `place ${cardText(card)} ${spaceText(space)}`;
export const sailText = (card: Card): string => `sail ${cardText(card)}`;
export const takeText = (card: Card): string => `take ${cardText(card)}`;
export const drawText = (card: Card): string => `draw ${cardText(card)}`;

export const cardOf = (text: string): Card =>
  known(
    CARDS.find((card) => cardText(card) === text),
    text,
  );
/** The space that a placement names; for goods, the space of the card's good. */
export const spaceOf = (text: string, { area, symbol }: Card): Space =>
  known(
    SPACES.find(
      (space) => space.area === area && spaceText(space) === text && (area !== "trade" || space.symbol === symbol),
    ),
    text,
  );

function known<T>(thing: T | undefined, text: string): T {
  if (thing === undefined) throw new Error(`nothing is called ${text}`);
  return thing;
}
