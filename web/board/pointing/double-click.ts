import { signal } from "@preact/signals";
import { say } from "../../i18n/language.ts";

/** A click: when and where it was, and the control it met. */
interface Click {
  /** Milliseconds. */
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly control: string;
  /** Whether the control is a button of a bar, where others come and go. */
  readonly isInBar: boolean;
  /** Whether each press of the control makes, picks or takes back something of the turn: what only looks does so often. */
  readonly isStep: boolean;
}

/** So soon after a click, and so near to it in pixels, another one belongs to it: on the board, and in a bar. */
const ON_BOARD = { ms: 300, near: 24 };
const IN_BAR = { ms: 1000, near: 40 };

/**
 * Whether a click is the second of a double click: one that would do a step once more, or, however slow, one that meets
 * another control, which has come up under it.
 */
export function isStray(last: Click, now: Click): boolean {
  const isSame = now.control === last.control;
  if (now.control === "" || (isSame && !now.isStep)) return false;
  const [after, away] = [now.at - last.at, Math.hypot(now.x - last.x, now.y - last.y)];
  const isOf = ({ ms, near }: typeof ON_BOARD): boolean => after < ms && away < near;
  return isOf(ON_BOARD) || (!isSame && now.isInBar && isOf(IN_BAR));
}

/** Buttons that end or confirm one thing after another: what they say tells them apart. */
const NAMED_BY_WORDS: readonly (string | undefined)[] = ["end", "confirm"];

/** What answers a press, and what opens a card by one. */
const PARTS = "[data-target], button, a, summary, [role=button]";

/** The control at a click, by what it does, else by what it says, without numbers; empty beside all of them. */
function controlAt(target: EventTarget | null): Pick<Click, "control" | "isInBar" | "isStep"> {
  // A press beside a sheet closes it; the first click may have opened it.
  if (target instanceof HTMLDialogElement) return { control: "dialog", isInBar: false, isStep: false };
  const control = target instanceof Element ? target.closest<HTMLElement>(PARTS) : null;
  if (control === null) return { control: "", isInBar: false, isStep: false };
  const { target: part, act, move, card } = control.dataset;
  const does = part ?? act ?? move ?? card ?? "";
  const says = control.textContent.replace(/\d+/g, "");
  const isInBar = control.closest('[role="toolbar"]') !== null;
  const isStep = (part !== undefined && !isAskedAbout(control)) || move !== undefined || act === "undo";
  return { control: does === "" || NAMED_BY_WORDS.includes(act) ? `${does} ${says}` : does, isInBar, isStep };
}

/** A second press of what is asked about answers or is told that it came too soon: the turn knows, and says so. */
const isAskedAbout = (part: HTMLElement): boolean =>
  part.ariaPressed === "true" && document.querySelector("[data-act=confirm]") !== null;

const SAID_MS = 1500;

/** A press has been held back as it met something new so soon after another one: for a while that is said. */
export const isHeldBack = signal(false);
let said: ReturnType<typeof setTimeout> | undefined;

function sayHeldBack(): void {
  isHeldBack.value = true;
  clearTimeout(said);
  said = setTimeout(() => {
    isHeldBack.value = false;
  }, SAID_MS);
}

/** A button that took no press so soon after another one says so. */
export function sayOn(target: EventTarget | null): void {
  const control = target instanceof Element ? target.closest<HTMLElement>("button") : null;
  if (control === null) return;
  control.dataset["again"] = say("pressAgain");
  setTimeout(() => delete control.dataset["again"], SAID_MS);
}

/** The button of a bar at a point that has just come up and takes no press yet; the press falls on the bar. */
function newButtonAt(target: EventTarget | null, { x, y }: Pick<Click, "x" | "y">): Element | undefined {
  if (!(target instanceof Element) || target.role !== "toolbar") return undefined;
  return [...target.querySelectorAll("button")].find((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    return left <= x && x <= right && top <= y && y <= bottom;
  });
}

let last: Click = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0, control: "", isInBar: false, isStep: false };

/** The time of the last click, stopped or not. */
let tried = Number.NEGATIVE_INFINITY;

/** Stops the second click of a double click where it would do more than the first alone. Keys send none. */
export function stopStray(event: MouseEvent): void {
  const { timeStamp: at, clientX: x, clientY: y, target, detail } = event;
  if (detail === 0) return;
  const now = { at, x, y, ...controlAt(target) };
  if (isStray(last, now)) {
    event.stopPropagation();
    event.preventDefault();
    if (now.control !== last.control) sayHeldBack();
    if (now.isInBar && at - last.at > ON_BOARD.ms) sayOn(target);
    // A series of quick ones goes on until there is a rest; who presses again because nothing happened is heard.
    if (now.control !== last.control && at - tried < ON_BOARD.ms) last = { ...last, at };
    tried = at;
    return;
  }
  const early = newButtonAt(target, now);
  if (early !== undefined && at - last.at > ON_BOARD.ms) sayOn(early);
  isHeldBack.value = false;
  last = now;
  tried = at;
}
