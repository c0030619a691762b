import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkRare, nameOf, type Rare } from "#engine/testkit";
import { SUBJECTS } from "#games/subjects";

/** Positions that `fiorino rare GAME --keep games/GAME/proofs/rare.json` found. */
const fileOf = (id: string): URL => new URL(`./${id}/proofs/rare.json`, import.meta.url);
const SEARCHED = SUBJECTS.filter(({ game }) => existsSync(fileOf(game.meta.id)));

test("rare lines were searched for", () => {
  expect(SEARCHED.length).toBeGreaterThan(0);
});

describe.each(SEARCHED.map((subject) => ({ id: subject.game.meta.id, subject })))("$id", ({ id, subject }) => {
  const kept: readonly Rare[] = JSON.parse(readFileSync(fileOf(id), "utf8"));
  test.each(kept.map((rare) => [rare.ran[0] ?? "", rare] as const))(
    "%s",
    (_, rare) => {
      expect(nameOf(rare.setting)).toContain("seats");
      checkRare(subject, rare);
    },
    60_000,
  );
});
