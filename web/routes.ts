import { signal } from "@preact/signals";
import { isOverPage, leaveBehind } from "#boardkit";

/** The reader's place in the app. */
type Route =
  | { readonly name: "home" }
  | { readonly name: "new"; readonly game: string | null }
  | { readonly name: "table"; readonly table: string }
  | { readonly name: "replay"; readonly table: string; readonly query: string }
  | { readonly name: "record"; readonly query: string }
  | { readonly name: "about"; readonly game: string }
  | { readonly name: "rules"; readonly game: string; readonly query: string; readonly section: string }
  | { readonly name: "aid"; readonly game: string; readonly query: string }
  | { readonly name: "fairness" }
  | { readonly name: "seat"; readonly token: string }
  | { readonly name: "learn"; readonly game: string; readonly exercise: string | null }
  | { readonly name: "missing" };

/** How the id of a table begins whose match the page itself plays. */
const HERE = "here-";

export const isHere = (table: string): boolean => table.startsWith(HERE);

/** The address of a table. */
export const pathOf = (table: string): string => (isHere(table) ? `/here/${table.slice(HERE.length)}` : `/t/${table}`);

/** A table of this page's own. It is this browser's alone: the id need not be hard to guess. */
export const newHereId = (): string =>
  HERE + Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => (byte % 36).toString(36)).join("");

export function parseRoute(path: string, query: string, hash = ""): Route {
  const [first = "", second = "", third, ...rest] = path.split("/").filter((part) => part !== "");
  if (first === "learn" && rest.length === 0) {
    return { name: "learn", game: second, exercise: third ?? null };
  }
  if (third === "replay" && rest.length === 0) {
    if (first === "t") return { name: "replay", table: second, query };
    if (first === "here") return { name: "replay", table: `${HERE}${second}`, query };
  }
  if (third !== undefined) return { name: "missing" };
  if (first === "") return { name: "home" };
  if (first === "new" && second === "") return { name: "new", game: new URLSearchParams(query).get("game") };
  if (first === "replay" && second === "") return { name: "record", query };
  if (first === "fairness" && second === "") return { name: "fairness" };
  if (second === "") return { name: "missing" };
  if (first === "t") return { name: "table", table: second };
  if (first === "here") return { name: "table", table: `${HERE}${second}` };
  if (first === "about") return { name: "about", game: second };
  if (first === "rules") return { name: "rules", game: second, query, section: sectionIn(hash) };
  if (first === "aid") return { name: "aid", game: second, query };
  if (first === "s") return { name: "seat", token: second };
  return { name: "missing" };
}

/** The section that a hash names; a hash that is no text leads to none. */
function sectionIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "?";
  }
}

const here = (): Route => parseRoute(location.pathname, location.search, location.hash);

export const route = signal<Route>({ name: "home" });

/** Follows the address bar and the back button, which leads to where the reader was on a page. */
export function startRoutes(): void {
  const follow = (): void => {
    route.value = here();
  };
  follow();
  addEventListener("popstate", () => {
    follow();
    scrollBack(keptIn(history.state).scroll ?? 0);
  });
  addEventListener("hashchange", follow);
  scrollBack(keptIn(history.state).scroll ?? 0);
  noteScrolls();
}

/** So long a page rests before it is noted how far down it is, in milliseconds: browsers take no more than a few notes a second. */
const RESTS_MS = 150;

/** Notes while a page is there how far down it is: one that is left by the browser's own buttons has no time to. */
function noteScrolls(): void {
  let rests: number | undefined;
  const noteSoon = (): void => {
    clearTimeout(rests);
    rests = window.setTimeout(() => noteScroll(), RESTS_MS);
  };
  addEventListener("scroll", noteSoon, { passive: true });
}

/** What the history keeps of a page. */
interface Kept {
  /** The table from which the reader has gone there. */
  readonly table?: string;
  /** The address of the page before it, and how far down the reader was there. */
  readonly from?: string;
  readonly below?: number;
  /** How far down the reader is or was on it, in pixels. */
  readonly scroll?: number;
}

/** What a state of the history keeps; nothing of what somebody else has put there. */
export function keptIn(state: unknown): Kept {
  const kept = Object.entries(typeof state === "object" && state !== null ? state : {});
  const isKept = ([key, value]: readonly [string, unknown]): boolean =>
    typeof value === (key === "table" || key === "from" ? "string" : "number");
  return Object.fromEntries(kept.filter(isKept));
}

/** The table from which the reader has gone to the present page, if any; the history keeps it across a reload. */
export const tableBefore = (): string | null => keptIn(history.state).table ?? null;

/** How far down to begin on a page that is gone to: where one was, if one came from it, else at its top. */
export const beginAt = ({ from, below = 0 }: Kept, path: string): number => (from === path ? below : 0);

/** How long a page may take to be as long as it was, in milliseconds. */
const GROWS_MS = 3000;

/** Scrolls once the page is long enough: what it shows comes later than its address. Whoever scrolls it first has their way. */
function scrollBack(to: number): void {
  if (to === 0) return;
  const stop = new AbortController();
  const look = (): void => {
    if (document.documentElement.scrollHeight - innerHeight < to) return;
    scrollTo(0, to);
    stop.abort();
  };
  const growth = new ResizeObserver(look);
  growth.observe(document.body);
  stop.signal.addEventListener("abort", () => growth.disconnect());
  for (const type of ["wheel", "pointerdown", "keydown", "popstate"]) {
    addEventListener(type, () => stop.abort(), { signal: stop.signal });
  }
  setTimeout(() => stop.abort(), GROWS_MS);
}

/** Goes to a page; `instead` replaces the present one in the history. */
export function go(path: string, how: "on" | "instead" = "on"): void {
  const down = how === "on" ? beginAt(keptIn(history.state), path) : 0;
  const isOver = isOverPage();
  leaveBehind();
  if (how === "instead") history.replaceState(null, "", path);
  else {
    const { name } = route.value;
    // From a table on home has one's match above all else: it begins there.
    const left = name === "home" && parseRoute(path, "").name === "table" ? 0 : scrollY;
    noteScroll(left);
    const table = name === "table" ? { table: route.value.table } : {};
    const from = location.pathname + location.search + location.hash;
    history[isOver ? "replaceState" : "pushState"]({ ...table, from, below: left }, "", path);
  }
  route.value = here();
  scrollTo(0, 0);
  scrollBack(down);
}

const noteScroll = (scroll = scrollY): void => history.replaceState({ ...history.state, scroll }, "");

/** Goes to another place of the same page; where the reader came from stays known. */
export function goWithin(path: string): void {
  const { scroll: _, ...kept } = keptIn(history.state);
  noteScroll();
  history.pushState(kept, "", path);
  route.value = here();
}
