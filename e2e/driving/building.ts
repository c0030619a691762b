import { APP, bringUpToDate } from "../../scripts/bundling/sources.js";

/** Vitest's global setup: one build for all files, before their servers start side by side. */
export const setup = (): void => bringUpToDate(APP);
