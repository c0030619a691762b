/** Why the server cannot start: one sentence for the operator that says what to do. */
export class StartupError extends Error {
  override readonly name = "StartupError";
}

/** The error's code (`EADDRINUSE`, `57P01`); "" if it has none. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
