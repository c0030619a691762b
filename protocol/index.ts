export * from "./messages.ts";
export * from "./requests.ts";
