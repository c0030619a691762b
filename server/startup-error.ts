/** Why the server cannot start: one sentence for the operator that says what to do. */
export class StartupError extends Error {
  override readonly name = "StartupError";
}
