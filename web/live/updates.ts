import { effect, signal } from "@preact/signals";
import { isTooOld, line, outdated } from "./connection.ts";

/** Something unfinished is on the screen: a reload waits. */
export const isBusy = signal(false);

/**
 * Loads the page anew when the server is of another build, at a moment when nothing is lost; at once when the server no
 * longer understands the page.
 */
export function startUpdates(): void {
  effect(() => {
    const isDue = isTooOld.value || (outdated.value && !isBusy.value);
    if (isDue && line.value === "open" && mayReload()) location.reload();
  });
}

const RELOADED = "fiorino.reloaded";
const OFTEN_ENOUGH = 60_000;

/** A page that is old even after a reload (a stubborn cache) must not reload for ever. */
function mayReload(): boolean {
  const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
  if (Date.now() - last < OFTEN_ENOUGH) return false;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  return true;
}
