import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Ports } from "../ports.ts";
import { errorCode, StartupError } from "../process/errors.ts";
import { makeFolder } from "../process/make-folder.ts";

const SECRET_BYTES = 32;

/** The key that signs cookies: made at the first start and kept in the data folder. */
export function keepCookieSecret({ randomBytes }: Pick<Ports, "randomBytes">, dataDir: string): string {
  const file = join(dataDir, "cookie-secret");
  try {
    makeFolder(dataDir);
    writeFileSync(file, randomBytes(SECRET_BYTES).toString("hex"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw unwritable(dataDir, error);
  }
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    throw unwritable(dataDir, error);
  }
}

function unwritable(dataDir: string, error: unknown): StartupError {
  const why = errorCode(error) || "unknown reason";
  return new StartupError(
    `The data folder ${dataDir} cannot be used (${why}); make it writable, or set DATA_DIR to a folder that is.`,
  );
}
