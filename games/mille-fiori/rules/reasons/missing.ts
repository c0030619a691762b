import {
  BONUS_HOUSES,
  GOOD_INDEX,
  GOODS,
  HOUSE_NUMBERS,
  PEOPLE,
  PERSON_INDEX,
  WORKSHOP_INDEX,
  WORKSHOP_SPACES,
} from "../board/board.ts";
import { type BonusArea, HOUSES, NOBILI, SYMBOLS, TRADE, WORKSHOPS } from "../content.ts";
import { workshopsOf } from "../derived.ts";
import type { Player, State } from "../state.ts";

/**
 * 4.3 The symbols (houses: numbers) that a seat still lacks for the bonus of an area; empty when it has met the
 * condition.
 */
export function missingFor(s: State, seat: Player, area: BonusArea): readonly (string | number)[] {
  switch (area) {
    case WORKSHOPS: {
      const own = WORKSHOP_INDEX.filter((i) => ((workshopsOf(s, seat) >> i) & 1) === 1);
      return without(
        SYMBOLS.slice(0, 4),
        own.map((i) => WORKSHOP_SPACES[i]?.symbol),
      );
    }
    case HOUSES: {
      const missing = HOUSE_NUMBERS.filter((_, bit) => ((s.houseNumbers[seat] >> bit) & 1) === 0);
      return HOUSE_NUMBERS.length - missing.length < BONUS_HOUSES ? missing : [];
    }
    case TRADE:
      return GOOD_INDEX.filter((good) => s.goods[good][seat] === 0).map((good) => GOODS[good]);
    default: {
      const pyramid = area === NOBILI ? 0 : 1;
      const people = PEOPLE[pyramid === 0 ? "nobili" : "populi"];
      const own = PERSON_INDEX.filter((i) => ((s.people[pyramid][seat] >> i) & 1) === 1);
      return without(
        [...new Set(people)],
        own.map((i) => people[i]),
      );
    }
  }
}

const without = (wanted: readonly string[], had: readonly (string | undefined)[]): readonly string[] =>
  wanted.filter((symbol) => !had.includes(symbol));
