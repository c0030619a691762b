export * from "./game-ui.ts";
export * from "./mover.tsx";
export * from "./parts.ts";
export * from "./pieces.tsx";
export * from "./seats.ts";
export * from "./sprite.tsx";
export * from "./travel.ts";
export * from "./words.ts";
