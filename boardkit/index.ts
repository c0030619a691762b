export * from "./game-ui.ts";
export * from "./travel.ts";
