export * from "./spoken.ts";
export * from "./watched-match.ts";
export * from "./ways.ts";
