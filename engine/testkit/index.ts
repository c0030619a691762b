export * from "./conformance.ts";
export * from "./distribution.ts";
export * from "./every-state.ts";
export * from "./lists.ts";
export * from "./secrets.ts";
export * from "./settings.ts";
export * from "./subject.ts";
