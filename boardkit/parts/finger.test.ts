import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.unstubAllGlobals());

class Part {
  closest = (): Part => this;
}

class Words {
  closest = (): null => null;
}

test("a finger leaves the focus where it is, a mouse and who goes on with keys do not", async () => {
  const heard = new Map<string, (event: object) => void>();
  vi.stubGlobal("addEventListener", (type: string, hear: (event: object) => void) => heard.set(type, hear));
  class Element {}
  Object.setPrototypeOf(Part.prototype, Element.prototype);
  Object.setPrototypeOf(Words.prototype, Element.prototype);
  vi.stubGlobal("Element", Element);
  vi.resetModules();
  const { isByFinger, keepFocus } = await import("./finger.ts");
  const keeps = (target: object): boolean => {
    let isKept = false;
    const preventDefault = (): void => {
      isKept = true;
    };
    keepFocus({ target, preventDefault } as unknown as MouseEvent);
    return isKept;
  };
  heard.get("pointerdown")?.({ pointerType: "touch" });
  expect([isByFinger(), keeps(new Part()), keeps(new Words())]).toEqual([true, true, false]);
  heard.get("pointerdown")?.({ pointerType: "mouse" });
  expect([isByFinger(), keeps(new Part())]).toEqual([false, false]);
  heard.get("pointerdown")?.({ pointerType: "touch" });
  heard.get("keydown")?.({});
  expect([isByFinger(), keeps(new Part())]).toEqual([false, false]);
});

test("a click that a browser gives to a button from a finger beside it is not on it; of a mouse or a key each one is", async () => {
  const heard = new Map<string, (event: object) => void>();
  vi.stubGlobal("addEventListener", (type: string, hear: (event: object) => void) => heard.set(type, hear));
  class Element {
    getBoundingClientRect = () => ({ left: 10, right: 90, top: 10, bottom: 50 });
  }
  vi.stubGlobal("Element", Element);
  vi.resetModules();
  const { isOnIt } = await import("./finger.ts");
  const click = { currentTarget: new Element() } as unknown as Event;
  const isOn = (pointerType: string, clientY: number): boolean => {
    heard.get("pointerdown")?.({ pointerType, clientX: 50, clientY });
    return isOnIt(click);
  };
  expect([isOn("touch", 12), isOn("touch", 6), isOn("mouse", 6)]).toEqual([true, false, true]);
  isOn("touch", 6);
  heard.get("keydown")?.({});
  expect(isOnIt(click)).toBe(true);
});
