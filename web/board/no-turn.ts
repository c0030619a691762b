import { signal } from "@preact/signals";
import type { Overlay } from "./overlay.ts";

const NOTHING: ReadonlySet<string> = new Set();
const NO_ENTRIES: ReadonlySet<number> = new Set();

/** Nobody decides at this screen: what is shown has happened. */
export const NO_TURN: Overlay = {
  ahead: signal(null),
  deciding: signal(null),
  ending: signal(null),
  possible: signal(NOTHING),
  legal: signal(NOTHING),
  final: signal(NOTHING),
  picked: signal([]),
  question: signal(null),
  ofButton: signal(null),
  unasked: signal({ decided: 0, made: NO_ENTRIES, ahead: 0 }),
  isBrought: signal(false),
  previewAt: () => null,
  viewAfter: () => null,
  picksFor: () => [],
  goesTo: () => false,
  blockedAt: () => null,
  scoredNow: () => null,
  scoreOf: () => null,
  touch: () => undefined,
};
