import { type Figures, sum } from "#boardkit";
import { BALCONY_TILES, BUILD_LIMIT, CARDS } from "../../rules/content.ts";
import { MOST_TURNS } from "../../rules/state.ts";
import { figuresOf } from "../../ui/figures-of.ts";

/** Bricks that a Flood finds in an example. */
const FLOODED = 4;

/** The figures that the texts name, from those of the table. */
export function figures({ content }: { readonly content?: unknown }): Figures {
  const all = figuresOf({ content });
  const cards = Object.values(all.cards);
  const [first = 0, second = 0, third = 0, fourth = 0] = all.startBricks;
  return {
    cards: sum(cards.map(({ count }) => count)),
    "cards.start": sum(cards.map(({ start }) => start)),
    kinds: CARDS.length,
    tiles: BALCONY_TILES,
    "seals.2": all.seals[2],
    "seals.3": all.seals[3],
    "seals.4": all.seals[4],
    "bricks.1": first,
    "bricks.2": second,
    "bricks.3": third,
    "bricks.4": fourth,
    "on-card": all.bricksOnCard,
    neutral: all.neutralSeals.placed,
    "neutral.tower": all.neutralSeals.mostPerTower,
    "neutral.low": all.neutralSeals.mostLow,
    "neutral.high": all.neutralSeals.mostHigh,
    exchange: all.exchange.cost,
    "exchange.bridge": all.exchange.costWithBridge,
    build: BUILD_LIMIT,
    storage: all.limits.storage,
    "storage.warehouse": all.limits.storageWithWarehouse,
    "cards.limit": all.limits.cards,
    bell: all.bellTower,
    fire: all.fire,
    flooded: FLOODED,
    flood: Math.ceil(FLOODED / all.flood),
    tax: all.luxuryTax.bricks,
    "tax.floors": all.luxuryTax.floors,
    last: all.lastSeal,
    turns: MOST_TURNS,
  };
}
