export const sum = (counts: readonly number[]): number => counts.reduce((total, n) => total + n, 0);
