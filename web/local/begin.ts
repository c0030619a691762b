import { type AnyGame, type ChanceSource, chooseSwitches, isSeatCount } from "#engine";
import { type Answer, refuse } from "#referee";
import { type Held, holdMatch, splitAt } from "./held.ts";
import type { KeptLog, KeptMatch } from "./kept.ts";
import type { NewHere } from "./messages.ts";

interface BeginPorts {
  readonly chance: ChanceSource;
  now(): number;
}

/** A new match before its first draw, or a branch that goes on where another match was. */
export function begin(game: AnyGame, wish: NewHere, { chance, now }: BeginPorts): Answer<Held> {
  const { id, seats, from } = wish;
  const { meta } = game;
  if (!isSeatCount(seats.length, meta.seats)) return refuse("seats-out-of-range", { ...meta.seats });
  const chosen = from?.record.options ?? wish.options;
  const switches = chooseSwitches(meta.options, meta.presets, chosen, seats.length);
  if (!switches.ok) return refuse("option-invalid", { option: switches.refusal.option });
  const split = from === undefined ? undefined : splitAt(game, from.record, { ply: from.ply, seats: seats.length });
  const contentText = from?.record.content?.text;
  const kept: KeptMatch = {
    ...{ id, game: meta.id, rulesVersion: meta.rulesVersion, options: switches.value, seats },
    ...(contentText === undefined ? {} : { contentText }),
    ...{ movedAt: now(), owing: [] },
    ...(from === undefined ? {} : { branch: { path: from.path, ply: from.ply } }),
  };
  const entries = split?.entries ?? [];
  const log: KeptLog = {
    ...{ id, entries, times: entries.map(now), choices: [], answered: [] },
    ...(from?.luck === "same" && split !== undefined ? { luck: split.luck } : {}),
  };
  const loaded = holdMatch(game, kept, log, chance);
  return loaded.type === "held" ? { ok: true, value: loaded.held } : refuse("rules-other");
}
