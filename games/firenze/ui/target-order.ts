import { inOrder } from "#boardkit";
import { BUILDINGS, CARDS, COLOURS } from "../rules/content.ts";

/** Kinds of targets in the order of the keyboard: the row, one's own pieces, the towers, what is everybody's. */
const KINDS = ["slot", "brick", "tower", "site", "storage", "hand", "building", "contract", "church", "bag"];

const NAMES: readonly string[] = [...COLOURS, ...CARDS, ...BUILDINGS];
const indexOf = (text: string): number => (/^\d+$/.test(text) ? Number(text) : NAMES.indexOf(text));

const placeOf = (target: string): readonly number[] => target.split(":").slice(1).map(indexOf);

/** Targets in the order in which arrow keys visit them. */
export const targetOrder = (targets: readonly string[]): readonly string[] => inOrder(targets, KINDS, placeOf);
