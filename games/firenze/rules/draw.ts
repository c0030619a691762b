import { type ChanceSource, chanceBuffer, drawOutcome } from "#engine";
import { type Pile, pileSize } from "./cards/piles.ts";
import { chance } from "./chance.ts";
import { KINDS, type Kind } from "./content.ts";
import { OUTCOMES } from "./moves.ts";
import { DRAW_BRICKS, DRAW_CARD, type State } from "./state.ts";

const outcomes = chanceBuffer();

/**
 * Draws one of the outcomes that `chance` lists, without listing them: the card or the brick that the ticket falls on.
 */
export function draw(s: State, source: ChanceSource): number {
  switch (s.awaits[0]) {
    case DRAW_BRICKS:
      return OUTCOMES.first.brick + colourDrawn(s, source);
    case DRAW_CARD: {
      const first = pileSize(s.startDeck);
      return (
        OUTCOMES.first.card +
        (first > 0 ? kindDrawn(s.startDeck, first, source) : kindDrawn(s.deck, pileSize(s.deck), source))
      );
    }
    default:
      return drawOutcome(outcomes, chance(s, outcomes), source);
  }
}

/** 1 if the ticket lies beyond these bricks, else 0. Computed without a branch, which would be unpredictable. */
const isPast = (bricks: number, ticket: number): number => (bricks - ticket - 1) >>> 31;

/** Draws a brick of the bag. A bag of one colour takes no random number. */
function colourDrawn({ bag }: State, source: ChanceSource): number {
  const white = bag[0];
  const yellow = white + bag[1];
  const green = yellow + bag[2];
  const red = green + bag[3];
  const blue = red + bag[4];
  const all = blue + bag[5];
  const most = Math.max(bag[0], bag[1], bag[2], bag[3], bag[4], bag[5]);
  const ticket = most === all ? 0 : source.below(all);
  return (
    isPast(white, ticket) + isPast(yellow, ticket) + isPast(green, ticket) + isPast(red, ticket) + isPast(blue, ticket)
  );
}

function kindDrawn(pile: Pile, size: number, source: ChanceSource): number {
  let kind = 0;
  while (pile[kind as Kind] === 0) kind++;
  if (pile[kind as Kind] === size) return kind;
  const ticket = source.below(size);
  let sum = 0;
  let drawn = 0;
  for (let i = 0; i < KINDS.length - 1; i++) {
    sum += pile[i as Kind];
    drawn += isPast(sum, ticket);
  }
  return drawn;
}
