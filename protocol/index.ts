export * from "./limits.ts";
export * from "./messages.ts";
export * from "./requests.ts";
export * from "./version.ts";
