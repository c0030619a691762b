import { afterEach, expect, test, vi } from "vitest";
import { lookName } from "../pieces/seats.ts";
import { listOf } from "../words/words.ts";
import { anchor, delegate, FINAL_NOTE, part } from "./parts.ts";

const legal = new Set(["street:4"]);
const none: ReadonlySet<string> = new Set();

test("a part whose press cannot be undone says so, while it is possible", () => {
  const final = new Set(["street:4", "street:5"]);
  const isFinal = (target: string) => "data-final" in part(target, "Street", { legal, final, picked: none });
  expect([isFinal("street:4"), isFinal("street:5")]).toEqual([true, false]);
  expect(part("street:4", "Street", { legal, final, picked: none })["aria-describedby"]).toBe(FINAL_NOTE);
});

test("a possible part is in the tab order, glows and has its words", () => {
  expect(part("street:4", "Street", { legal, final: none, picked: none })).toEqual({
    "data-target": "street:4",
    "data-legal": true,
    "aria-label": "Street",
    role: "button",
    tabindex: 0,
  });
});

test("another part can still be asked why not, but Tab passes it by", () => {
  expect(part("street:5", "Street", { legal, final: none, picked: none })).toMatchObject({
    "aria-disabled": true,
    tabindex: -1,
  });
});

test("a picked part says so", () => {
  expect(part("disc:white", "Disc", { legal, final: none, picked: new Set(["disc:white"]) })).toMatchObject({
    "aria-pressed": true,
  });
});

test("a part that another one would act on says for what it is picked, while it is possible", () => {
  const states = { legal, final: none, picked: none, companion: () => "Patrician: discard Princess" };
  expect(part("street:4", "Princess", states)["aria-description"]).toBe("Patrician: discard Princess");
  expect(part("street:5", "Princess", states)["aria-description"]).toBeUndefined();
});

test("an element is an anchor under several names and recent under any of them", () => {
  expect(anchor(["city:lisbon:0", "city:lisbon:s1:0"], new Set(["city:lisbon:s1:0"]))).toEqual({
    "data-anchor": "city:lisbon:0 city:lisbon:s1:0",
    "data-recent": true,
  });
  expect(anchor("deck", none)).toEqual({ "data-anchor": "deck" });
});

test("every seat has its own emblem", () => {
  expect(new Set(([0, 1, 2, 3, 4, "white"] as const).map(lookName)).size).toBe(6);
});

test("names are listed as the language does", () => {
  expect(listOf("en", ["Ada", "Bruno", "Clara"])).toBe("Ada, Bruno and Clara");
  expect(listOf("de", ["Ada", "Bruno", "Clara"])).toBe("Ada, Bruno und Clara");
  expect(listOf("pt", ["Ada", "Bruno", "Clara"])).toBe("Ada, Bruno e Clara");
});

/** As much of an element as the handlers ask of one. */
class Part {
  readonly dataset: { readonly target: string };
  constructor(target: string) {
    this.dataset = { target };
  }
  closest = (): Part => this;
}

afterEach(() => vi.unstubAllGlobals());

test("a part is asked about once the mouse has moved onto it, not when it slides under a resting one", () => {
  vi.stubGlobal("Element", Part);
  const asked: (string | null)[] = [];
  const does = delegate({ onTarget: () => undefined, onFocus: (target) => asked.push(target) });
  const happen = (type: "onPointerOver" | "onPointerMove", target: string, pointerType = "mouse"): void => {
    const event = { pointerType, clientX: 120, clientY: 430, target: new Part(target) };
    does[type]?.(event as unknown as Parameters<NonNullable<(typeof does)["onPointerMove"]>>[0]);
  };
  happen("onPointerOver", "populi:8");
  expect(asked).toEqual([null]);
  happen("onPointerMove", "populi:8", "touch");
  expect(asked).toEqual([null]);
  happen("onPointerMove", "populi:8");
  expect(asked).toEqual([null, "populi:8"]);
  happen("onPointerOver", "populi:7");
  expect(asked).toEqual([null, "populi:8", null]);
});

test("nor is what comes up where a click has closed a panel", async () => {
  const heard: ((event: object) => void)[] = [];
  vi.stubGlobal("Element", Part);
  vi.stubGlobal("addEventListener", (_: string, hear: (event: object) => void) => heard.push(hear));
  vi.resetModules();
  const fresh = await import("./parts.ts");
  const asked: (string | null)[] = [];
  const does = fresh.delegate({ onTarget: () => undefined, onFocus: (target) => asked.push(target) });
  const move = { pointerType: "mouse", clientX: 65, clientY: 551, target: new Part("tile:2") };
  for (const hear of heard) hear({ clientX: 65, clientY: 551 });
  does.onPointerMove?.(move as unknown as Parameters<NonNullable<(typeof does)["onPointerMove"]>>[0]);
  expect(asked).toEqual([]);
});
