import type { GameTypes } from "../../game.ts";
import { FastChance } from "../../match/chance.ts";
import { type Entry, playEntry } from "../../match/log.ts";
import { playout } from "../../match/playout.ts";
import { NOBODY } from "../../to-act.ts";
import { checkPosition } from "../conformance/conformance.ts";
import { must } from "../must.ts";
import { openSetting, type Setting } from "../settings.ts";
import type { Subject } from "../subject.ts";

/** A position at which random matches ran rare code. */
export interface Found {
  readonly setting: Setting;
  /** The position before, in notation. */
  readonly position: string;
  /** The entry made then; undefined when read-only calls ran the code. */
  readonly entry?: Entry;
}

/** A find that is kept as a test, with the lines of code that it ran. */
export interface Rare extends Found {
  readonly ran: readonly string[];
}

/** Number of matches played to the end from a rare position. */
const PLAYOUTS = 3;

/** Every promise before and after, and matches that end from there. Throws `Broken`. */
export function checkRare<T extends GameTypes>(subject: Subject<T>, { setting, position, entry }: Rare): void {
  const open = openSetting(subject.game, setting);
  const source = new FastChance(position.length);
  const parsed = open.parsePosition(position);
  must(parsed.ok, () => (parsed.ok ? "" : parsed.refusal));
  const state = parsed.value;
  checkPosition({ subject, open, state, entries: [], source });
  if (entry !== undefined) {
    const done = playEntry(open, state, entry);
    must(done.ok, () => `${entry.text}: ${done.ok ? "" : done.refusal}`);
    checkPosition({ subject, open, state, entries: [], source });
  }
  for (let i = 0; i < PLAYOUTS; i++) {
    const end = open.blank();
    open.copy(state, end);
    playout(open, end, source);
    must(open.toAct(end) === NOBODY, "not over");
  }
}
