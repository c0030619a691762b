import { signal } from "@preact/signals";
import { expect, test } from "vitest";
import type { GameUi, Reader } from "#boardkit";
import { speakBeforeEach } from "../../i18n/language.fixture.ts";
import { NO_TURN } from "../no-turn.ts";
import type { Aim, Overlay } from "../overlay.ts";
import { companionOf, pickedFor } from "./aims.ts";

speakBeforeEach("en");

const reader: Reader = { you: 0, names: [], locale: "en", say: (id) => id };
const ui = {
  moveLabel: (move: string) => move,
  reason: ({ code }: { code: string }) => code,
} as unknown as GameUi;

const overlay = (aims: readonly Aim[]): Overlay => ({ ...NO_TURN, picksFor: () => aims });
const aim = (move: string, isActing: boolean): Aim => ({ move, isActing });
const at = { view: null, reader };

test("a card that another one would discard says so", () => {
  const thrown = overlay([aim("Patrician: discard Princess", false)]);
  expect(companionOf("hand:princess", thrown, ui, at)).toBe("Patrician: discard Princess");
  expect(pickedFor("hand:princess", thrown, ui, at)).toBe("A press picks it for: Patrician: discard Princess");
  const both = overlay([aim("Play Mason", true), aim("Patrician: discard Mason", false)]);
  expect(companionOf("hand:mason", both, ui, at)).toBeUndefined();
  expect(pickedFor("hand:mason", both, ui, at)).toBe("A press picks it for: Play Mason; Patrician: discard Mason");
  expect(pickedFor("hand:mason", NO_TURN, ui, at)).toBe("");
});

test("of many moves two are named, of those alike one", () => {
  const many = overlay(["a", "a", "b", "c", "d"].map((move) => aim(move, false)));
  expect(companionOf("x", many, ui, at)).toMatch(/^a; b (?!.*c;)/);
  expect(pickedFor("x", many, ui, at), "a cut list says nothing").toBe(
    "A first press picks; what can follow glows then",
  );
});

test("what a picked part does at its next press says what that brings", () => {
  const told = { ...ui, effect: () => "storage 7 of 10" } as unknown as GameUi;
  const preview = { move: "card 1", isRevealing: false, isAtOnce: false, forecast: null, forgone: [], ends: null };
  const take: Aim = {
    ...aim("take Workshop", true),
    preview: { ...preview, seat: 0, before: null, after: null, isLast: false },
  };
  const picked: Overlay = { ...overlay([take, aim("redraw", false)]), picked: signal(["slot:1"]) };
  expect(pickedFor("slot:1", picked, told, at)).toBe("Now press what glows: take Workshop (storage 7 of 10); redraw");
  expect(pickedFor("slot:1", { ...picked, picksFor: () => [take] }, told, at)).toBe(
    "Now press what glows, or this again: take Workshop (storage 7 of 10)",
  );
});

test("what the pictures open comes before the reason why a press makes no move", () => {
  const blocked: Overlay = { ...NO_TURN, blockedAt: () => ({ code: "card-already-taken" }) };
  expect(pickedFor("slot:1", blocked, ui, at)).toBe("card-already-taken");
  expect(pickedFor("slot:1", blocked, { ...ui, opens: () => "its bricks" }, at)).toBe("its bricks");
});
