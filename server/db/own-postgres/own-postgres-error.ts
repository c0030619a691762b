/** Codes of the reasons why the server cannot run its own PostgreSQL; stable, for logs and tests. */
type OwnPostgresCode =
  | "unsupported-system"
  | "unsupported-account"
  | "package-missing"
  | "folder-foreign"
  | "folder-unwritable"
  | "folder-in-use"
  | "cannot-start";

/** One sentence for the operator: the cause, and `DATABASE_URL` as the workaround. */
export class OwnPostgresError extends Error {
  override readonly name = "OwnPostgresError";
  readonly code: OwnPostgresCode;

  /** `reason` completes the sentence "Fiorino cannot run its own PostgreSQL: ...", without a full stop. */
  constructor(code: OwnPostgresCode, reason: string) {
    super(
      `Fiorino cannot run its own PostgreSQL: ${reason}; or set DATABASE_URL to any PostgreSQL from version 15 on.`,
    );
    this.code = code;
  }
}
