export * from "./conformance.ts";
export * from "./distribution.ts";
export * from "./every-state.ts";
export * from "./lists.ts";
export { relay } from "./relay/index.ts";
export * from "./secrets.ts";
export * from "./settings.ts";
export { stalls } from "./stalls/index.ts";
export * from "./subject.ts";
