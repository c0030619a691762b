import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type AnyGame, type MatchRecord, SEATS_OF } from "#engine";
import { GAMES } from "#games";
import type { Moment } from "../../board/source.ts";
import { type Eyes, type Walked, walkedThrough } from "./walked.ts";

const recordIn = (game: AnyGame, file: string): MatchRecord =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../../games/${game.meta.id}/replays/${file}`), "utf8"));

function through(game: AnyGame, record: MatchRecord): Walked {
  const found = walkedThrough(game, record);
  if (!found.ok) throw new Error(JSON.stringify(found.refusal));
  return found.value;
}

/** Every position, turn by turn from the beginning. */
function allMoments(walked: Walked, eyes: Eyes): readonly Moment[] {
  const moments = new Map<number, Moment>();
  for (let ply = 0; moments.size <= walked.length; ply = moments.size)
    for (const moment of walked.turnAt(eyes, ply)) moments.set(moment.ply, moment);
  return [...moments.values()];
}

describe.each(GAMES)("a record of $meta.title", (game) => {
  const record = recordIn(game, "three-greedy.json");

  test("is gone through turn by turn without a gap, forward and back", () => {
    const walked = through(game, record);
    const forward = allMoments(walked, 0);
    expect(forward.map(({ ply }) => ply)).toEqual(Array.from({ length: record.entries.length + 1 }, (_, ply) => ply));
    for (const ply of [walked.length, 41, 40, 2, 0]) {
      const again = walked.turnAt(0, ply).find((moment) => moment.ply === ply);
      expect(again).toEqual(forward[ply]);
    }
    expect(forward.at(-1)).toMatchObject({ standings: record.standings });
    expect(forward.slice(0, -1).every(({ standings }) => standings === null)).toBe(true);
  });

  test("is gone through once before its last position is seen", () => {
    let played = 0;
    const counting: AnyGame = {
      ...game,
      open: (...asked) => {
        const open = game.open(...asked);
        return {
          ...open,
          play: (...move) => {
            played++;
            open.play(...move);
          },
        };
      },
    };
    const decisions = record.entries.filter(({ by }) => by !== "chance").length;
    const walked = through(counting, record);
    expect(played).toBe(decisions);
    walked.told("open");
    walked.turnAt(null, walked.length);
    expect(played - decisions).toBeLessThan(100);
  });

  test("counts as own what a seat has decided, and nothing that was forced", () => {
    const walked = through(game, record);
    const own = SEATS_OF[record.seats].flatMap((seat) => walked.told(seat).own);
    expect(own.sort((a, b) => a - b)).toEqual(walked.told("open").own);
    expect(walked.told(null).own).toEqual([]);
    expect(own.every((ply) => record.entries[ply]?.auto === undefined)).toBe(true);
  });

  test("is refused when it is not what it says", () => {
    const entries = record.entries.slice(0, -1);
    expect(walkedThrough(game, { ...record, entries })).toMatchObject({ ok: false, refusal: { code: "hash-differs" } });
  });

  test("tells everybody's eyes each event once, with all that anybody was told of it", () => {
    for (const file of readdirSync(join(import.meta.dirname, `../../../games/${game.meta.id}/replays`)).slice(0, 4)) {
      const each = recordIn(game, file);
      const walked = through(game, each);
      const types = (eyes: Eyes) => walked.told(eyes).events.map(({ ply, event }) => `${ply} ${event.type}`);
      expect(types("open")).toEqual(types(null));
      const open = walked.told("open").events;
      for (const seat of SEATS_OF[each.seats]) {
        const lacks = walked.told(seat).events.filter(({ event }, at) => {
          const full = open[at]?.event as Readonly<Record<string, unknown>>;
          return Object.entries(event).some(([name, value]) => JSON.stringify(full[name]) !== JSON.stringify(value));
        });
        expect(lacks).toEqual([]);
      }
    }
  });
});
