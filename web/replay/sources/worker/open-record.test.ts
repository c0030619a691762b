import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { RecordFile } from "#engine";
import { GAMES } from "#games";
import { rulesOf } from "#games/rules";
import { readAndWalk } from "./open-record.ts";

const rules = async (id: string) => rulesOf(id)?.load();

const textOf = (game: string): string =>
  readFileSync(join(import.meta.dirname, `../../../../games/${game}/replays/three-greedy.json`), "utf8");

const refusalOf = async (text: string) => {
  const opened = await readAndWalk(text, rules);
  return opened.ok ? undefined : opened.refusal;
};

/** The record with something changed. */
const changed = (game: string, change: (record: RecordFile) => Partial<RecordFile>): string => {
  const record: RecordFile = JSON.parse(textOf(game));
  return JSON.stringify({ ...record, ...change(record) });
};

describe.each(GAMES.map(({ meta }) => meta.id))("a file of %s", (game) => {
  test("is opened as what it is", async () => {
    const opened = await readAndWalk(textOf(game), rules);
    expect(opened.ok && opened.value.opening).toMatchObject({ game, seats: 3, bots: ["greedy", "greedy", "greedy"] });
  });

  test("with one character of any entry changed is refused, by the entry at which that shows or at the end", async () => {
    const { entries }: RecordFile = JSON.parse(textOf(game));
    for (let ply = 3; ply < entries.length; ply += Math.ceil(entries.length / 25)) {
      const other = entries.map((entry, at) =>
        at === ply ? { ...entry, text: `${entry.text.slice(0, -1)}#` } : entry,
      );
      const refusal = await refusalOf(changed(game, () => ({ entries: other })));
      expect(refusal, `entry ${ply}`).toMatchObject({ code: "entry-refused", ply });
    }
  });

  test("with a byte changed anywhere is refused, or the same match", async () => {
    const text = textOf(game);
    const whole = await readAndWalk(text, rules);
    const end = whole.ok ? whole.value.walked.turnAt(null, 100_000).at(-1) : undefined;
    for (let at = 7; at < text.length; at += Math.ceil(text.length / 60)) {
      const byte = text[at] === "7" ? "8" : "7";
      const opened = await readAndWalk(text.slice(0, at) + byte + text.slice(at + 1), rules);
      if (opened.ok) expect(opened.value.walked.turnAt(null, 100_000).at(-1), `byte ${at}`).toEqual(end);
    }
  });

  test("of other rules, of no game, of other figures, cut short: each is told by what is wrong", async () => {
    expect(await refusalOf(changed(game, () => ({ rulesVersion: "99" })))).toMatchObject({
      code: "other-rules-version",
      of: { rulesVersion: "99" },
    });
    expect(await refusalOf(changed(game, () => ({ game: "__proto__" })))).toMatchObject({ code: "no-such-game" });
    expect(await refusalOf(changed(game, () => ({ seats: 1e9 as 3 })))).toMatchObject({ code: "seats-invalid" });
    expect(await refusalOf(changed(game, () => ({ options: { __proto: "x" } })))).toMatchObject({
      code: "option-unknown",
      found: "__proto",
    });
    expect(await refusalOf(changed(game, ({ entries }) => ({ entries: entries.slice(0, -1) })))).toMatchObject({
      code: "hash-differs",
    });
    const cut = textOf(game);
    expect(await refusalOf(cut.slice(0, cut.length / 2))).toMatchObject({ code: "not-json" });
  });
});

test("names in a file are texts, however they look", async () => {
  const opened = await readAndWalk(
    changed("mille-fiori", () => ({ bots: ["<img src=x onerror=alert(1)>", "", "‮"] })),
    rules,
  );
  expect(opened.ok && opened.value.opening.bots).toEqual(["<img src=x onerror=alert(1)>", "", "‮"]);
});

test("forty thousand entries of nonsense are refused at the first of them", async () => {
  const entries = Array.from({ length: 40_000 }, () => ({ by: 0 as const, text: "7".repeat(100) }));
  expect(await refusalOf(changed("firenze", () => ({ entries })))).toMatchObject({ code: "entry-refused", ply: 0 });
});
