import type { Tell } from "#engine";
import type { CardName, ColourName, Floors, NumeralName, Slot } from "./content.ts";
import type { Player } from "./state.ts";
/** Bricks by colour, cheapest first. */
export type Bricks = readonly number[];
/** Why a tower lost bricks. */
export type Blow = "ruin" | "collapse" | "botch" | "saboteur" | "tribute" | "luxuryTax";
/** What happened, in order. Log texts, animations and statistics are made from these events; all are public. */
export type Event = {
    readonly type: "startPlayer";
    readonly seat: Player;
} | {
    readonly type: "balconyLaid";
    readonly numeral: NumeralName;
    readonly colour: ColourName;
    readonly floors: Floors;
    readonly points: number;
} | {
    readonly type: "neutralSeal";
    readonly colour: ColourName;
    readonly floors: Floors;
    readonly seat: Player | null;
} | {
    readonly type: "startBricks";
    readonly seat: Player;
    readonly n: number;
} | {
    readonly type: "deckReshuffled";
    readonly n: number;
} | {
    readonly type: "cardDrawn";
    readonly slot: Slot;
    readonly card: CardName;
} | {
    readonly type: "brickDrawn";
    readonly slot: Slot;
    readonly colour: ColourName;
}
/** The bag holds too few for the new card. */
 | {
    readonly type: "bagShort";
    readonly slot: Slot;
    readonly n: number;
} | {
    readonly type: "brickLaid";
    readonly seat: Player;
    readonly slot: Slot;
    readonly colour: ColourName;
} | {
    readonly type: "cardTaken";
    readonly seat: Player;
    readonly slot: Slot;
    readonly card: CardName;
    readonly bricks: Bricks;
}
/** `seat` may be another one for the Monument, or nobody. */
 | {
    readonly type: "cardPut";
    readonly card: CardName;
    readonly seat: Player | null;
    readonly to: "hand" | "yard" | "church" | "discards";
} | {
    readonly type: "eventCancelled";
    readonly seat: Player;
    readonly card: CardName;
} | {
    readonly type: "personPlayed";
    readonly seat: Player;
    readonly card: CardName;
} | {
    readonly type: "cardThrownAway";
    readonly seat: Player;
    readonly card: CardName;
} | {
    readonly type: "bricksLost";
    readonly seat: Player;
    readonly bricks: Bricks;
    readonly card: CardName;
} | {
    readonly type: "brickGiven";
    readonly seat: Player;
    readonly colour: ColourName;
    readonly purpose: string;
} | {
    readonly type: "exchanged";
    readonly seat: Player;
    readonly slot: Slot;
    readonly got: ColourName;
} | {
    readonly type: "swapped";
    readonly seat: Player;
    readonly gave: ColourName;
    readonly got: ColourName;
    readonly from: Player | null;
} | {
    readonly type: "bricksToBag";
    readonly slot: Slot;
    readonly bricks: Bricks;
}
/** `floors`: after this brick. */
 | {
    readonly type: "brickBuilt";
    readonly seat: Player;
    readonly colour: ColourName;
    readonly floors: number;
} | {
    readonly type: "towerKept";
    readonly seat: Player;
    readonly colour: ColourName;
    readonly floors: number;
} | {
    readonly type: "towerHit";
    readonly seat: Player;
    readonly colour: ColourName;
    readonly floors: number;
    readonly toBag: number;
    readonly toStorage: number;
    readonly by: Blow;
} | {
    readonly type: "contractFulfilled";
    readonly seat: Player;
    readonly colour: ColourName;
    readonly floors: Floors;
    readonly tower: number;
    readonly balcony: NumeralName | null;
    readonly points: number;
} | {
    readonly type: "floorBonus";
    readonly seat: Player;
    readonly floors: Floors;
    readonly points: number;
} | {
    readonly type: "privilege";
    readonly seat: Player;
    readonly card: CardName;
    readonly points: number;
} | {
    readonly type: "lastSeal";
    readonly seat: Player;
    readonly points: number;
} | {
    readonly type: "bellTower";
    readonly seat: Player;
    readonly tower: number;
} | {
    readonly type: "churchDone";
    readonly card: CardName;
} | {
    readonly type: "cardDiscarded";
    readonly seat: Player;
    readonly card: CardName;
} | {
    readonly type: "turnEnded";
    readonly seat: Player;
} | {
    readonly type: "matchStopped";
} | {
    readonly type: "majority";
    readonly seat: Player;
    readonly colour: ColourName;
    readonly points: number;
} | {
    readonly type: "feast";
    readonly seat: Player;
    readonly card: CardName;
    readonly points: number;
};
/** Receives the events of an entry; undefined when nobody listens. */
export type Listener = Tell<Event> | undefined;
