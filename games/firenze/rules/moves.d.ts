import type { Target } from "./targets.ts";
/** A tower is counted as one floor higher or lower with the Architect (4.3). */
export type Shift = "up" | "down";
/** Kinds that phase 6 may discard, in the order in which equal orders are merged: persons, then buildings. */
export declare const DISCARDABLE: readonly [0, 1, 2, 3, 4, 5, 6, 7, 13, 14, 15];
/** Every decision of a seat. In notation spaces and towers count from 1; seats, as everywhere in notation, from 0. */
export declare const MOVES: import("#engine").MoveTable<{
    neutral: {
        colour: "blue" | "green" | "purple" | "red" | "white" | "yellow";
        floors: 3 | 4 | 5 | 6 | 7 | 8;
    };
    card: {
        slot: 0 | 1 | 2 | 3 | 4 | 5;
    };
    lay: {
        slot: 0 | 1 | 2 | 3 | 4 | 5;
        colour: "blue" | "green" | "purple" | "red" | "white" | "yellow";
    };
    give: {
        colour: "blue" | "green" | "purple" | "red" | "white" | "yellow";
    };
    exchange: {
        slot: 0 | 1 | 2 | 3 | 4 | 5;
        colour: "blue" | "green" | "purple" | "red" | "white" | "yellow";
    };
    found: {
        colour: "blue" | "green" | "purple" | "red" | "white" | "yellow";
    };
    raise: {
        tower: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;
    };
    built: {};
    fulfil: {
        colour: "blue" | "green" | "purple" | "red" | "white" | "yellow";
        floors: 3 | 4 | 5 | 6 | 7 | 8;
        shift?: Shift;
    };
    bell: {
        readonly shift?: Shift;
    };
    end: {};
    alchemist: {
        colour: "blue" | "green" | "purple" | "red" | "white" | "yellow";
    };
    wholesaler: {
        slot: 0 | 1 | 2 | 3 | 4 | 5;
    };
    saboteur: {
        seat: 0 | 1 | 2 | 3;
        tower: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;
    };
    smuggler: {
        seat: 0 | 1 | 2 | 3;
        colour: "blue" | "green" | "purple" | "red" | "white" | "yellow";
    };
    princess: unknown;
    mason: unknown;
    patrician: {
        card: "alchemist" | "architect" | "disgrace" | "glory" | "mason" | "monument" | "patrician" | "princess" | "recognition" | "saboteur" | "scandal" | "smuggler" | "wholesaler";
    };
    cancel: unknown;
    accept: {};
    strike: {
        tower: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;
    };
    keep: {
        tower: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;
    };
    discard: {
        card: "alchemist" | "architect" | "bridge" | "mason" | "patrician" | "princess" | "saboteur" | "smuggler" | "warehouse" | "wholesaler" | "workshop";
    };
    swap: {
        colour: "blue" | "green" | "purple" | "red" | "white" | "yellow";
    };
}, import("#engine").Laid<{
    readonly awaits: import("#engine").Field<import("#engine").Bytes<0>>;
    readonly dealt: import("#engine").Field<import("#engine").Bytes<0>>;
    readonly startPlayer: import("#engine").Field<import("#engine").Bytes<0>>;
    readonly active: import("#engine").Field<import("#engine").Bytes<0>>;
    readonly loser: import("#engine").Field<import("#engine").Bytes<0>>;
    readonly event: import("#engine").Field<import("#engine").Bytes<0>>;
    readonly slot: import("#engine").Field<import("#engine").Bytes<0>>;
    readonly drawLeft: import("#engine").Field<import("#engine").Bytes<0>>;
    readonly back: import("#engine").Field<import("#engine").Bytes<0>>;
    readonly due: import("#engine").Field<import("#engine").Bytes<0>>;
    readonly lowest: import("#engine").Field<import("#engine").Bytes<0>>;
    readonly purpose: import("#engine").Field<import("#engine").Bytes<0>>;
    readonly wanted: import("#engine").Field<import("#engine").Bytes<0>>;
    readonly victim: import("#engine").Field<import("#engine").Bytes<0>>;
    readonly kept: import("#engine").Field<import("#engine").Bytes<0>>;
    readonly built: import("#engine").Field<import("#engine").Bytes<0>>;
    readonly cursor: import("#engine").Field<import("#engine").Bytes<0>>;
    readonly exchanged: import("#engine").Field<import("#engine").Bytes<0>>;
    readonly played: import("#engine").Field<import("#engine").Bytes<0>>;
    readonly ending: import("#engine").Field<import("#engine").Bytes<0>>;
    readonly turns: import("#engine").Field<import("#engine").Bytes<0 | 1 | 2 | 3>>;
    readonly seals: import("#engine").Field<import("#engine").Bytes<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 | 22 | 23 | 24 | 25 | 26 | 27 | 28 | 29 | 30 | 31 | 32 | 33 | 34 | 35>>;
    readonly balcony: import("#engine").Field<import("#engine").Bytes<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 | 22 | 23 | 24 | 25 | 26 | 27 | 28 | 29 | 30 | 31 | 32 | 33 | 34 | 35>>;
    readonly balconiesDone: import("#engine").Field<import("#engine").Bytes<0>>;
    readonly floorBonus: import("#engine").Field<import("#engine").Bytes<0 | 1 | 2 | 3>>;
    readonly sealsLeft: import("#engine").Field<import("#engine").Bytes<0 | 1 | 2 | 3>>;
    readonly bells: import("#engine").Field<import("#engine").Bytes<0 | 1 | 2 | 3>>;
    readonly rowCard: import("#engine").Field<import("#engine").Bytes<0 | 1 | 2 | 3 | 4 | 5>>;
    readonly rowBricks: import("#engine").Field<{
        readonly 0: import("#engine").Bytes<0 | 1 | 2 | 3 | 4 | 5>;
        readonly 1: import("#engine").Bytes<0 | 1 | 2 | 3 | 4 | 5>;
        readonly 2: import("#engine").Bytes<0 | 1 | 2 | 3 | 4 | 5>;
        readonly 3: import("#engine").Bytes<0 | 1 | 2 | 3 | 4 | 5>;
        readonly 4: import("#engine").Bytes<0 | 1 | 2 | 3 | 4 | 5>;
        readonly 5: import("#engine").Bytes<0 | 1 | 2 | 3 | 4 | 5>;
    }>;
    readonly bag: import("#engine").Field<import("#engine").Bytes<0 | 1 | 2 | 3 | 4 | 5>>;
    readonly storage: import("#engine").Field<{
        readonly 0: import("#engine").Bytes<0 | 1 | 2 | 3 | 4 | 5>;
        readonly 1: import("#engine").Bytes<0 | 1 | 2 | 3 | 4 | 5>;
        readonly 2: import("#engine").Bytes<0 | 1 | 2 | 3 | 4 | 5>;
        readonly 3: import("#engine").Bytes<0 | 1 | 2 | 3 | 4 | 5>;
    }>;
    readonly aside: import("#engine").Field<import("#engine").Bytes<0 | 1 | 2 | 3 | 4 | 5>>;
    readonly towers: import("#engine").Field<{
        readonly 0: import("#engine").Bytes<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11>;
        readonly 1: import("#engine").Bytes<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11>;
        readonly 2: import("#engine").Bytes<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11>;
        readonly 3: import("#engine").Bytes<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11>;
    }>;
    readonly towerCount: import("#engine").Field<import("#engine").Bytes<0 | 1 | 2 | 3>>;
    readonly fed: import("#engine").Field<import("#engine").Bytes<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11>>;
    readonly startDeck: import("#engine").Field<import("#engine").Bytes<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 | 22 | 23 | 24 | 25 | 26>>;
    readonly deck: import("#engine").Field<import("#engine").Bytes<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 | 22 | 23 | 24 | 25 | 26>>;
    readonly discards: import("#engine").Field<import("#engine").Bytes<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 | 22 | 23 | 24 | 25 | 26>>;
    readonly hand: import("#engine").Field<{
        readonly 0: import("#engine").Bytes<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12>;
        readonly 1: import("#engine").Bytes<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12>;
        readonly 2: import("#engine").Bytes<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12>;
        readonly 3: import("#engine").Bytes<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12>;
    }>;
    readonly buildings: import("#engine").Field<{
        readonly 0: import("#engine").Bytes<0 | 1 | 2>;
        readonly 1: import("#engine").Bytes<0 | 1 | 2>;
        readonly 2: import("#engine").Bytes<0 | 1 | 2>;
        readonly 3: import("#engine").Bytes<0 | 1 | 2>;
    }>;
    readonly church: import("#engine").Field<import("#engine").Bytes<0 | 1 | 2 | 3>>;
    readonly points: import("#engine").Field<{
        readonly 0: import("#engine").Bytes<0 | 1 | 2 | 3>;
        readonly 1: import("#engine").Bytes<0 | 1 | 2 | 3>;
        readonly 2: import("#engine").Bytes<0 | 1 | 2 | 3>;
        readonly 3: import("#engine").Bytes<0 | 1 | 2 | 3>;
        readonly 4: import("#engine").Bytes<0 | 1 | 2 | 3>;
        readonly 5: import("#engine").Bytes<0 | 1 | 2 | 3>;
    }>;
}, import("./state.ts").Rules>, Target>;
export type Move = (typeof MOVES.table)[number];
/** What chance can bring. */
export declare const OUTCOMES: import("#engine").KindTable<{
    startPlayer: {
        seat: 0 | 1 | 2 | 3;
    };
    balcony: {
        tile: number;
    };
    neutral: {
        colour: "blue" | "green" | "purple" | "red" | "white" | "yellow";
        floors: 3 | 4 | 5 | 6 | 7 | 8;
    };
    card: {
        card: "alchemist" | "architect" | "botch" | "bridge" | "campanile" | "collapse" | "disgrace" | "fire" | "flood" | "glory" | "greatPrivilege" | "luxuryTax" | "mason" | "middlePrivilege" | "monument" | "patrician" | "princess" | "recognition" | "renaissance" | "saboteur" | "scandal" | "smallPrivilege" | "smuggler" | "tribute" | "warehouse" | "wholesaler" | "workshop";
    };
    brick: {
        colour: "blue" | "green" | "purple" | "red" | "white" | "yellow";
    };
}>;
export type Outcome = (typeof OUTCOMES.table)[number];
