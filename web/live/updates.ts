import { effect, signal } from "@preact/signals";
import { isTooOld, line, outdated } from "./connection.ts";

/** Whether something unfinished is on the screen, for which a reload waits. */
export const isBusy = signal(false);

/**
 * Reloads the page when the server has another build, as soon as nothing unfinished is on the screen; at once when the
 * server no longer understands the page.
 */
export function startUpdates(): void {
  effect(() => {
    const isDue = isTooOld.value || (outdated.value && !isBusy.value);
    if (isDue && line.value === "open" && mayReload()) location.reload();
  });
}

const RELOADED = "fiorino.reloaded";
const OFTEN_ENOUGH = 60_000;

/** A page that is still old after a reload (because of a cache) must not reload for ever. */
function mayReload(): boolean {
  const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
  if (Date.now() - last < OFTEN_ENOUGH) return false;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  return true;
}
