import type { Learn } from "#boardkit";

export const learn: Learn = {};
