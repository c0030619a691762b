import { expect, test, vi } from "vitest";
import { isHeldBack, isStray, stopStray } from "./double-click.ts";

const click = (control: string, at = 0, x = 0, isInBar = false) => ({ control, at, x, y: 0, isInBar, isStep: false });

const step = (control: string, at = 0, x = 0, isInBar = false) => ({ ...click(control, at, x, isInBar), isStep: true });

test("a second click of a double click does not meet the button that came up under it", () => {
  expect(isStray(click("go-on"), click("end", 180))).toBe(true);
  expect(isStray(click("go-on"), click("end", 300)), "later").toBe(false);
  expect(isStray(click("go-on"), click("end", 180, 60)), "elsewhere").toBe(false);
  expect(isStray(click("back"), click("back", 180)), "the same button").toBe(false);
  expect(isStray(click("undo"), click("", 180)), "no button").toBe(false);
});

test("nor does a slow one in a bar, where one button takes the place of another", () => {
  expect(isStray(click("end"), click("now", 900, 0, true))).toBe(true);
  expect(isStray(click("end"), click("slot:1", 900)), "on the board").toBe(false);
  expect(isStray(click("end"), click("now", 900, 50, true)), "elsewhere").toBe(false);
  expect(isStray(click("end"), click("now", 1100, 0, true)), "later").toBe(false);
  expect(isStray(click("back"), click("back", 400, 0, true)), "the same button").toBe(false);
});

test("nor does it do the same step once more, on the board or in a bar", () => {
  expect(isStray(step("site:white"), step("site:white", 180))).toBe(true);
  expect(isStray(step("undo"), step("undo", 180, 0, true))).toBe(true);
  expect(isStray(step("undo"), step("undo", 300, 0, true)), "later").toBe(false);
  expect(isStray(step("storage:0:red"), step("storage:0:red", 180, 30)), "another brick of the colour").toBe(false);
});

test("that a press met something new too soon is said for a while; a part that was pressed twice says nothing", () => {
  vi.useFakeTimers();
  class Part {
    ariaPressed = null;
    textContent = "";
    readonly dataset: { readonly target: string };
    constructor(target: string) {
      this.dataset = { target };
    }
    closest = (selectors: string): unknown => (selectors.includes("data-target") ? this : null);
  }
  vi.stubGlobal("Element", Part);
  vi.stubGlobal("HTMLDialogElement", class {});
  vi.stubGlobal("document", { querySelector: () => null });
  const at = { clientX: 0, clientY: 0, detail: 1, stopPropagation: vi.fn(), preventDefault: vi.fn() };
  const press = (target: string, timeStamp: number): void =>
    stopStray({ ...at, timeStamp, target: new Part(target) } as unknown as MouseEvent);
  press("street:1", 1000);
  press("street:1", 1150);
  expect(at.stopPropagation).toHaveBeenCalledTimes(1);
  expect(isHeldBack.value, "it is held back all the same").toBe(false);
  press("street:1", 5000);
  press("cell:2", 5150);
  expect(at.stopPropagation).toHaveBeenCalledTimes(2);
  expect(isHeldBack.value).toBe(true);
  vi.advanceTimersByTime(2000);
  expect(isHeldBack.value).toBe(false);
});
