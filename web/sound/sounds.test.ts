import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Audible, soundOf } from "./heard.ts";
import { SOUNDS } from "./sounds.ts";

const state: Audible = { ply: 10, tentative: 0, isToAct: false, isOver: false };

test("there are at most seven sounds, each shorter than a second", () => {
  const all = Object.values(SOUNDS);
  expect(all.length).toBeLessThanOrEqual(7);
  for (const notes of all) for (const { at, length } of notes) expect(at + length).toBeLessThan(1);
});

test.each([
  ["others' moves", state, { ...state, ply: 11 }, "others-moved"],
  ["one's own turn", state, { ...state, ply: 11, isToAct: true }, "your-turn"],
  ["one's own piece", { ...state, isToAct: true }, { ...state, isToAct: true, tentative: 1 }, "own-move"],
  ["a piece taken back", { ...state, isToAct: true, tentative: 1 }, { ...state, isToAct: true }, null],
  ["the turn handed over", { ...state, isToAct: true, tentative: 3 }, { ...state, ply: 13 }, "handed-over"],
  ["the end", state, { ...state, ply: 11, isOver: true }, "over"],
  ["after the end", { ...state, isOver: true }, { ...state, isOver: true, ply: 9 }, null],
  ["the board going back", state, { ...state, ply: 7 }, null],
] as const)("%s sounds as it should", (_, before, now, sound) => {
  expect(soundOf(before, now)).toBe(sound);
});

let made = 0;
const page = new EventTarget();

beforeEach(() => {
  made = 0;
  vi.resetModules();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal(
    "AudioContext",
    class {
      readonly state = "running";
      readonly currentTime = 0;
      readonly destination = null;
    },
  );
  vi.stubGlobal(
    "OscillatorNode",
    class {
      constructor() {
        made++;
      }
      connect = () => ({ connect: () => undefined });
      start = () => undefined;
      stop = () => undefined;
    },
  );
  vi.stubGlobal(
    "GainNode",
    class {
      readonly gain = {
        setValueAtTime: () => undefined,
        linearRampToValueAtTime: () => undefined,
        exponentialRampToValueAtTime: () => undefined,
      };
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

test("nothing sounds before the first press, nor when sounds are off", async () => {
  const { play, startSounds } = await import("./playing.ts");
  const { sounds } = await import("../match/settings/kept.ts");
  startSounds();
  play("your-turn");
  expect(made).toBe(0);
  page.dispatchEvent(new Event("pointerdown"));
  play("your-turn");
  expect(made).toBe(2);
  sounds.choose("no");
  play("your-turn");
  expect(made).toBe(2);
});
