import { type Tell } from "#engine";
import { type Kind } from "../content.ts";
import type { Event } from "../events.ts";
import type { State } from "../state.ts";
export type Pile = {
    readonly [K in Kind]: number;
};
export declare function pileSize(pile: Pile): number;
export declare function isEmpty(pile: Pile): boolean;
/** 3.1 Makes the discards the new deck when neither deck nor start cards are left. */
export declare function remakeEmptyDeck(s: State, tell: Tell<Event> | undefined): void;
/** 4.22, 3.1 Shuffles all discards and the start cards that are left into the deck. */
export declare function shuffleDiscards(s: State): void;
