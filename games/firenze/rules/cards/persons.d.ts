import { type Colour, type HandKind, type Person, type Slot } from "../content.ts";
import type { Listener } from "../events.ts";
import { type Player, type State, type TowerSlot } from "../state.ts";
/** 4 Plays a person from hand. No second one of its name can be played this turn. */
export declare function playPerson(s: State, person: Person, tell: Listener): void;
/** 3.6 In phase 6 a person may have brought its player back within the limits. */
export declare function checkLimits(s: State, tell: Listener): void;
/** 4.1, 4.25 Names a brick of the bag or of a storage. A brick of one's own has to be given for it. */
export declare function beginSwap(s: State, victim: Player | -1, colour: Colour, tell: Listener): void;
/** 4.11 */
export declare function playWholesaler(s: State, slot: Slot, tell: Listener): void;
/** 4.23 */
export declare function playSaboteur(s: State, victim: Player, slot: TowerSlot, tell: Listener): void;
/** 4.20 Throws one other card away. */
export declare function throwAway(s: State, kind: HandKind, tell: Listener): void;
