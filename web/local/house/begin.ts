import {
  type AnyGame,
  type ChanceSource,
  chooseSwitches,
  isSeatCount,
  type MatchRecord,
  openRecord,
  replay,
} from "#engine";
import { type Answer, refuse } from "#referee";
import type { NewHere } from "../messages.ts";
import { type Held, holdMatch, splitAt } from "../store/held.ts";
import type { KeptLog, KeptMatch } from "../store/kept.ts";
import { newClocks } from "./clocks-here.ts";

interface BeginPorts {
  readonly chance: ChanceSource;
  now(): number;
}

/** A new match before its first draw, perhaps with a prepared beginning, or a branch that goes on where another match was. */
export function begin(game: AnyGame, wish: NewHere, { chance, now }: BeginPorts): Answer<Held> {
  const { id, seats, from, prepared, pace } = wish;
  const { meta } = game;
  if (!isSeatCount(seats.length, meta.seats)) return refuse("seats-out-of-range", { ...meta.seats });
  const fits = from === undefined ? undefined : isPlayable(game, from.record, seats.length);
  if (fits?.ok === false) return fits;
  const chosen = from?.record.options ?? wish.options;
  const switches = chooseSwitches(meta.options, meta.presets, chosen, seats.length);
  if (!switches.ok) return refuse("option-invalid", { option: switches.refusal.option });
  const split = from === undefined ? undefined : splitAt(game, from.record, from.ply);
  const contentText = from?.record.content?.text;
  const kept: KeptMatch = {
    ...{ id, game: meta.id, rulesVersion: meta.rulesVersion, options: switches.value, seats },
    ...(contentText === undefined ? {} : { contentText }),
    ...{ movedAt: now(), owing: [] },
    ...(from === undefined ? {} : { branch: { path: from.path, ply: from.ply } }),
    ...(prepared === undefined ? {} : { isGuided: true }),
    ...(pace === undefined ? {} : { pace }),
  };
  const entries = split?.entries ?? [];
  const log: KeptLog = {
    ...{ id, entries, times: entries.map(now), choices: [], answered: [] },
    ...(from?.luck === "same" && split !== undefined ? { luck: split.luck } : {}),
    ...(prepared === undefined ? {} : { luck: { from: 0, outcomes: prepared } }),
    ...(pace === undefined ? {} : { clocks: newClocks(pace, seats) }),
  };
  const loaded = holdMatch(game, kept, log, chance);
  return loaded.type === "held" ? { ok: true, value: loaded.held } : refuse("rules-other");
}

/** A branch leaves a match that the rules of this build allow. Others' running matches have no record that it could leave. */
function isPlayable(game: AnyGame, record: MatchRecord, seats: number): Answer<undefined> {
  const opened = openRecord(game, record);
  if (!opened.ok) return refuse(opened.refusal.code === "other-rules-version" ? "rules-other" : "malformed");
  if (record.seats !== seats) return refuse("malformed");
  return replay(opened.value, record.entries).ok ? { ok: true, value: undefined } : refuse("malformed");
}
