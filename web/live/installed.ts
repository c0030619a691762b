import { whenOpen } from "./connection.ts";

/**
 * Installs the service worker, so that the app starts without a server. Plain http does not allow one; nothing changes
 * then.
 */
export function startInstalled(): void {
  if (!("serviceWorker" in navigator)) return;
  whenOpen(() => {
    // Without a service worker (private windows refuse it) everything else works.
    navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  });
}
