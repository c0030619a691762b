import type { Insight } from "#engine";
import { type State } from "../rules/state.ts";
/** Estimates the points that a position leads to by rules of thumb. */
export declare const insight: Insight<State>;
