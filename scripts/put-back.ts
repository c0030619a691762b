import { afterAll, vi } from "vitest";

/** What a test file sets for all is put back after it: the files of a worker share modules and globals. */
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
