import { type Colour, type HandKind, type Slot } from "../content.ts";
import type { Listener } from "../events.ts";
import { type Player, type State, type TowerSlot } from "../state.ts";
/** 3.1, 4.6 What the row card costs the active player. */
export declare const cardCost: (s: State, slot: number) => number;
/** 4 Does the seat hold this person, and has none of its name been played this turn? */
export declare const holdsPlayable: (s: State, seat: Player, person: HandKind) => boolean;
/** 3.1 Names the card of the row. It is taken once its cost has been laid. */
export declare function nameCard(s: State, slot: Slot, tell: Listener): void;
/** 3.1 Lays a brick of the cost, one on each card to the left. */
export declare function layBrick(s: State, slot: Slot, colour: Colour, tell: Listener): void;
/** 4.17 Whoever has the single highest tower; equal towers of one player are no tie. */
export declare function singleHighest(s: State): Player | undefined;
/** 4 The event card takes effect. */
export declare function takeEffect(s: State, tell: Listener): void;
/** 4.4, 4.18 The tower that the player chose. */
export declare function strikeTower(s: State, slot: TowerSlot, tell: Listener): void;
