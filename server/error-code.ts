/** The error's code (`EADDRINUSE`, `57P01`); "" if it has none. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
