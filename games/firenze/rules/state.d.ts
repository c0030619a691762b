import { type Figures } from "./content.ts";
/** A seat of a match of Firenze. */
export type Player = 0 | 1 | 2 | 3;
export declare const PLAYERS: readonly [0, 1, 2, 3];
export declare const PLAYERS_OF: {
    readonly 2: readonly [0, 1];
    readonly 3: readonly [0, 1, 2];
    readonly 4: readonly [0, 1, 2, 3];
};
/** The options, the figures and the number of seats in the form that the rules read. */
export interface Rules {
    readonly seats: 2 | 3 | 4;
    readonly seatList: readonly Player[];
    readonly figures: Figures;
    readonly campanile: boolean;
    readonly randomSeals: boolean;
    readonly ownerLosses: boolean;
    /** Printed points by contract. */
    readonly printed: readonly number[];
    /** By tile: contract, numeral from 0, points. */
    readonly tiles: readonly {
        readonly contract: number;
        readonly numeral: number;
        readonly points: number;
    }[];
}
/** What can be awaited, in the order in which a match and a turn meets it. */
export declare const AWAITED: readonly ["startPlayer", "balconies", "neutralSeals", "dealCards", "dealBricks", "choose", "lay", "cancel", "strike", "keep", "give", "drawCard", "drawBricks", "act", "contracts", "limitBricks", "limitCards", "over"];
export declare const START_PLAYER = 0;
export declare const BALCONIES = 1;
export declare const NEUTRAL_SEALS = 2;
export declare const DEAL_CARDS = 3;
export declare const DEAL_BRICKS = 4;
/** 3.1 Before the row card is named. */
export declare const CHOOSE = 5;
/** 3.1 The card's cost, card by card. */
export declare const LAY = 6;
/** 4.20 The event just taken may be cancelled. */
export declare const CANCEL = 7;
/** 4.4, 4.18 Which own tower the event hits. */
export declare const STRIKE = 8;
/** 4.30 Which towers are paid for. */
export declare const KEEP = 9;
/** Bricks out of storage, one by one. */
export declare const GIVE = 10;
export declare const DRAW_CARD = 11;
export declare const DRAW_BRICKS = 12;
/** Phases 2 and 3. */
export declare const ACT = 13;
/** Phase 5. */
export declare const CONTRACT_PHASE = 14;
/** Phase 6. */
export declare const LIMIT_BRICKS = 15;
export declare const LIMIT_CARDS = 16;
export declare const OVER = 17;
/** What bricks are given for. */
export declare const PURPOSES: readonly ["none", "fire", "loss", "exchange", "build", "swap"];
export declare const FOR_FIRE = 1;
export declare const FOR_LOSS = 2;
export declare const FOR_EXCHANGE = 3;
export declare const FOR_BUILD = 4;
export declare const FOR_SWAP = 5;
/** Six towers at the start of a turn and six founded in it. */
export type TowerSlot = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;
export declare const TOWER_SLOTS: readonly [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
/** Towers between turns: each got one of at most six bricks. */
export declare const STANDING = 6;
/** A tower is colour * 32 + height. */
export declare const TOWER_COLOUR = 32;
export declare const TOWER_BITS = 5;
export declare const NEUTRAL = 5;
/** Where points come from. */
export declare const SOURCES: readonly ["contracts", "floorBonuses", "privileges", "lastSeal", "majorities", "feasts"];
export type SourceName = (typeof SOURCES)[number];
export declare const SOURCE_INDEX: readonly [0, 1, 2, 3, 4, 5];
export declare const FROM_CONTRACTS = 0;
export declare const FROM_FLOORS = 1;
export declare const FROM_PRIVILEGES = 2;
export declare const FROM_LAST_SEAL = 3;
export declare const FROM_MAJORITIES = 4;
export declare const FROM_FEASTS = 5;
/** 5.4 */
export declare const MOST_TURNS = 200;
/** Values "+ 1" have 0 for none. */
export declare const LAYOUT: import("#engine").Layout<{
    readonly awaits: import("#engine").Field<import("#engine").Bytes<0>>;
    /** Setup: tiles, seals or cards laid so far of those awaited now. */
    readonly dealt: import("#engine").Field<import("#engine").Bytes<0>>;
    /** Seat + 1. */
    readonly startPlayer: import("#engine").Field<import("#engine").Bytes<0>>;
    /** Seat + 1: whose turn it is. */
    readonly active: import("#engine").Field<import("#engine").Bytes<0>>;
    /** Seat + 1 that suffers from the event just now. */
    readonly loser: import("#engine").Field<import("#engine").Bytes<0>>;
    /** Kind + 1 of the event that is carried out. */
    readonly event: import("#engine").Field<import("#engine").Bytes<0>>;
    /** Slot + 1 of the row card named, exchanged with or given bricks. */
    readonly slot: import("#engine").Field<import("#engine").Bytes<0>>;
    /** Bricks still to be drawn for it. */
    readonly drawLeft: import("#engine").Field<import("#engine").Bytes<0>>;
    /** What is awaited again after a person's effect. */
    readonly back: import("#engine").Field<import("#engine").Bytes<0>>;
    /** Bricks or cards still to give, towers still to keep. */
    readonly due: import("#engine").Field<import("#engine").Bytes<0>>;
    /** Merges equal orders: the lowest colour, card, tower or contract that may follow. */
    readonly lowest: import("#engine").Field<import("#engine").Bytes<0>>;
    readonly purpose: import("#engine").Field<import("#engine").Bytes<0>>;
    /** Colour + 1 to get for what is given. */
    readonly wanted: import("#engine").Field<import("#engine").Bytes<0>>;
    /** Seat + 1 that the wanted brick comes from; 0: the bag. */
    readonly victim: import("#engine").Field<import("#engine").Bytes<0>>;
    /** Towers of `loser` that are paid for, as a mask. */
    readonly kept: import("#engine").Field<import("#engine").Bytes<0>>;
    /** Bricks built this turn, and the lowest tower that may be raised next. */
    readonly built: import("#engine").Field<import("#engine").Bytes<0>>;
    readonly cursor: import("#engine").Field<import("#engine").Bytes<0>>;
    readonly exchanged: import("#engine").Field<import("#engine").Bytes<0>>;
    /** Kinds of persons played this turn, as a mask. */
    readonly played: import("#engine").Field<import("#engine").Bytes<0>>;
    /** Seat + 1 that placed its last seal first. */
    readonly ending: import("#engine").Field<import("#engine").Bytes<0>>;
    readonly turns: import("#engine").Field<import("#engine").Bytes<0 | 1 | 2 | 3>>;
    /** Seat + 1 or neutral, by contract; balcony tile + 1. */
    readonly seals: import("#engine").Field<import("#engine").Bytes<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 | 22 | 23 | 24 | 25 | 26 | 27 | 28 | 29 | 30 | 31 | 32 | 33 | 34 | 35>>;
    readonly balcony: import("#engine").Field<import("#engine").Bytes<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 | 22 | 23 | 24 | 25 | 26 | 27 | 28 | 29 | 30 | 31 | 32 | 33 | 34 | 35>>;
    readonly balconiesDone: import("#engine").Field<import("#engine").Bytes<0>>;
    /** Seat + 1. */
    readonly floorBonus: import("#engine").Field<import("#engine").Bytes<0 | 1 | 2 | 3>>;
    readonly sealsLeft: import("#engine").Field<import("#engine").Bytes<0 | 1 | 2 | 3>>;
    /** Small seals on Campanile. */
    readonly bells: import("#engine").Field<import("#engine").Bytes<0 | 1 | 2 | 3>>;
    /** Kind + 1; no gaps. */
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
    /** 4.9, 4.10 Bricks of the event's card, out of its reach. */
    readonly aside: import("#engine").Field<import("#engine").Bytes<0 | 1 | 2 | 3 | 4 | 5>>;
    /** Ascending but for those founded this turn. */
    readonly towers: import("#engine").Field<{
        readonly 0: import("#engine").Bytes<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11>;
        readonly 1: import("#engine").Bytes<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11>;
        readonly 2: import("#engine").Bytes<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11>;
        readonly 3: import("#engine").Bytes<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11>;
    }>;
    readonly towerCount: import("#engine").Field<import("#engine").Bytes<0 | 1 | 2 | 3>>;
    /** Bricks built on the active player's towers this turn. */
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
}>;
export type State = ReturnType<typeof LAYOUT.create<Rules>>;
export declare const activeOf: (s: State) => Player;
/** The seat that decides: the one that suffers from an event, else the active player. */
export declare const actorOf: (s: State) => Player;
