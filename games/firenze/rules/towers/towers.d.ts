import type { Tell } from "#engine";
import { type Colour } from "../content.ts";
import type { Blow, Event, Listener } from "../events.ts";
import { type Player, type State, type TowerSlot } from "../state.ts";
/** What hits a tower and who is told. Undefined without a listener, so that no event is built. */
interface Hit {
    readonly by: Blow;
    readonly tell: Tell<Event>;
}
export declare const colourAt: (s: State, seat: Player, slot: TowerSlot) => Colour;
export declare const heightAt: (s: State, seat: Player, slot: TowerSlot) => number;
/** The first tower of exactly this colour and height, or -1. */
export declare function slotOf(s: State, seat: Player, colour: Colour, height: number): TowerSlot | -1;
/** Is this the first of several towers alike? They are one target. */
export declare const isFirstAlike: (s: State, seat: Player, slot: TowerSlot) => boolean;
/** 9.1 Sorts the towers by colour and height, so that equal positions have equal bytes. */
export declare function sortTowers(s: State, seat: Player): void;
/** Takes one brick off a tower, into the bag. A tower without bricks is gone (4.29). */
export declare function cutTower(s: State, seat: Player, slot: TowerSlot, hit: Hit | undefined): void;
/** All bricks of a tower go to the bag. */
export declare function clearTower(s: State, seat: Player, slot: TowerSlot): void;
/** 3.4 Tears a tower down: half of its bricks, rounded up, go to the bag, the others to storage. */
export declare function tearDown(s: State, seat: Player, slot: TowerSlot, hit: Hit | undefined): void;
/** 3.4 Tears down the active player's towers that got no brick and clears the fields of the turn. */
export declare function tearDownRuins(s: State, seat: Player, tell: Listener): void;
/** The colours of which the seat is building towers, as a mask. */
export declare function coloursBuilt(s: State, seat: Player): number;
export {};
