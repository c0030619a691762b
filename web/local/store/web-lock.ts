/** The right to change a match: one tab of a browser has it, by the browser's own locks. */

/** A page that has just left the match lets go of it within this time. */
const GRACE_MS = 200;

interface Right {
  readonly isHeld: boolean;
  release(): void;
}

/** Asks for the right; when another tab has it, waits for it in the background. Plain http has no locks. */
export async function holdInBrowser(id: string, gained: () => void): Promise<Right> {
  if (!("locks" in navigator)) return { isHeld: true, release: () => undefined };
  const stop = new AbortController();
  let release = (): void => stop.abort();
  let isLate = false;
  const first = new Promise<boolean>((resolve) => {
    navigator.locks
      .request(`fiorino.here.${id}`, { signal: stop.signal }, () => {
        resolve(true);
        if (isLate) gained();
        return new Promise<void>((letGo) => {
          release = letGo;
        });
      })
      // The page has left before its turn came.
      .catch(() => undefined);
    setTimeout(() => {
      isLate = true;
      resolve(false);
    }, GRACE_MS);
  });
  return { isHeld: await first, release: () => release() };
}
