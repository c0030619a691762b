import { elementAt } from "#engine";
import { GOODS, PEOPLE, TRADE_INDEX, WORKSHOP_SPACES } from "../../rules/board/board.ts";
import type { AreaName, SymbolName } from "../../rules/content.ts";

/** Areas whose spaces show a symbol. */
type SymbolArea = Exclude<AreaName, "houses" | "harbor">;

/** The symbols printed on the board, space by space. */
export const PRINTED: Readonly<Record<SymbolArea, readonly SymbolName[]>> = {
  workshops: WORKSHOP_SPACES.map(({ symbol }) => symbol),
  nobili: PEOPLE.nobili,
  populi: PEOPLE.populi,
  trade: TRADE_INDEX.map((i) => elementAt(GOODS, i % GOODS.length)),
};

export const symbolOn = (area: SymbolArea, i: number): SymbolName => PRINTED[area][i] ?? "quartz";
