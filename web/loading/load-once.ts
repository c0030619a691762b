const AGAIN = 2000;

/** Loads something and retries after a pause whenever that fails. */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  }
}

const begun = new Set<string>();

/** Calls `untilLoaded` once for each name in the life of the page. */
export function loadOnce(name: string, load: () => Promise<void>): void {
  if (begun.has(name)) return;
  begun.add(name);
  void untilLoaded(load);
}

const SOON = 1000;

/** Calls back when the page's thread has nothing else to do; where browsers do not say when that is, after a moment. */
export function whenIdle(act: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(act, { timeout: SOON });
  else setTimeout(act, SOON);
}
