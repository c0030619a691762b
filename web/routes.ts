import { signal } from "@preact/signals";

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

/** Follows the address bar and the back button. */
export function startRoutes(): void {
  const follow = (): void => {
    route.value = here();
  };
  follow();
  addEventListener("popstate", follow);
  addEventListener("hashchange", follow);
}

/** The table from which the reader has gone to the present page, if any; the history keeps it across a reload. */
export const tableBefore = (): string | null => tableIn(history.state);

/** The table that a state of the history names. */
export function tableIn(state: unknown): string | null {
  const named = typeof state === "object" && state !== null && "table" in state ? state.table : null;
  return typeof named === "string" ? named : null;
}

/** Goes to a page; `instead` replaces the present one in the history. */
export function go(path: string, how: "on" | "instead" = "on"): void {
  if (how === "on") history.pushState(route.value.name === "table" ? { table: route.value.table } : null, "", path);
  else history.replaceState(null, "", path);
  route.value = here();
  scrollTo(0, 0);
}

/** Goes to another place of the same page; the table that the reader came from stays known. */
export function goWithin(path: string): void {
  history.pushState(history.state, "", path);
  route.value = here();
}
