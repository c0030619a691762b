import { whenOpen } from "./connection.ts";

/** Keeps the app at hand for times without a server; where that is not allowed (plain http), nothing changes. */
export function startInstalled(): void {
  if (!("serviceWorker" in navigator)) return;
  whenOpen(() => {
    // A browser that refuses (private windows do) plays all the same.
    navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  });
}
