import { whenOpen } from "./connection.ts";

/** Keeps the app at hand for times without a server; where that is not allowed (plain http), nothing changes. */
export function startInstalled(): void {
  if (!("serviceWorker" in navigator)) return;
  whenOpen(() => {
    // Without a service worker (private windows refuse it) everything else works.
    navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  });
}
