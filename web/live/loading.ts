const AGAIN = 2000;

/** Loads something, again after a pause wherever that fails: a line that is down comes back. */
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

/** The same, cached by name for the life of the page. */
export function loadOnce(name: string, load: () => Promise<void>): void {
  if (begun.has(name)) return;
  begun.add(name);
  void untilLoaded(load);
}
