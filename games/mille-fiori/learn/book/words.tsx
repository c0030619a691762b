import type { Word } from "#boardkit";
import { SYMBOLS, type SymbolName } from "../../rules/content.ts";
import { Glass, Sign } from "../../ui/drawings/drawings.tsx";
import { CardBack } from "../../ui/hand/cards.tsx";

const symbolWord = (name: SymbolName): Word => ({ id: name, Picture: () => <Sign name={name} /> });

/** Pieces first, then the symbols in the order of their areas. */
export const WORDS: readonly Word[] = [
  { id: "diamond", Picture: () => <Glass seat={0} /> },
  { id: "card", Picture: () => <CardBack /> },
  { id: "doge", Picture: () => <Sign name="doge" /> },
  { id: "extra", Picture: () => <Sign name="extra" /> },
  ...SYMBOLS.map(symbolWord),
];
