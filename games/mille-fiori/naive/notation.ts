import { CARDS, type Card, SPACES, type Space } from "./words.ts";

const cardText = ({ symbol, ship }: Card): string => `${symbol}-${ship}`;
const spaceText = ({ area, at }: Space): string => `${area}:${at}`;
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
