import type { ComponentType } from "preact";
import type { Word } from "#boardkit";
import type { CardName } from "../../rules/content.ts";
import { FIGURES } from "../../rules/figures/figures.ts";
import { Brick, Seal, SealMark, useDrawings, Vignette } from "../../ui/drawings/drawings.tsx";

const word = (id: string, Picture: ComponentType): Word => ({ id, Picture });

const cardWord = (id: string, card: CardName): Word => word(id, () => <Vignette card={card} figures={FIGURES} />);

function NeutralSeal() {
  useDrawings();
  return (
    <svg viewBox="-16 -16 32 32" aria-hidden="true">
      <SealMark seat={null} r={16} />
    </svg>
  );
}

/** A contract as it is painted on its tower, with a balcony or without. */
function Niche({ hasBalcony }: { readonly hasBalcony: boolean }) {
  useDrawings();
  return (
    <svg viewBox="-50 -20 100 40" aria-hidden="true" style="color: var(--b-green); --c: var(--b-green)">
      <path d="M-50-20H50V20H-50Z" fill="currentColor" />
      <use href="#f-niche" />
      <text y={hasBalcony ? 5 : 12} text-anchor="middle" font-size="20" font-weight="700" fill="#fff3da">
        {hasBalcony ? 9 : 6}
      </text>
      {hasBalcony ? <use href="#f-balcony" /> : null}
    </svg>
  );
}

/** Pieces first, then what lies on the board, then the types of cards, each with one of its pictures. */
export const WORDS: readonly Word[] = [
  word("brick", () => <Brick colour="red" />),
  word("seal", () => <Seal seat={0} />),
  word("neutral", NeutralSeal),
  word("contract", () => <Niche hasBalcony={false} />),
  word("balcony", () => <Niche hasBalcony />),
  cardWord("person", "mason"),
  cardWord("feast", "glory"),
  cardWord("building", "workshop"),
  cardWord("church", "campanile"),
  cardWord("event", "fire"),
];
