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
