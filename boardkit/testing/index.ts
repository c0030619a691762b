export * from "./spoken.ts";
export * from "./watched-match.ts";
