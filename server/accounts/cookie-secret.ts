import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Ports } from "../ports.ts";
import { errorCode, StartupError } from "../process/errors.ts";
import { makeFolder } from "../process/make-folder.ts";
import { writeWhole } from "../process/write-whole.ts";

const SECRET_BYTES = 32;
/** The least length of a secret, in characters. */
export const SHORTEST_SECRET = 32;

/**
 * The key that signs cookies: made at the first start and kept in the data folder. Throws a `StartupError` when the
 * file cannot be read or holds no whole secret, since a new one would take everybody's seats.
 */
export function keepCookieSecret({ randomBytes }: Pick<Ports, "randomBytes">, dataDir: string): string {
  const file = join(dataDir, "cookie-secret");
  try {
    makeFolder(dataDir);
    if (!existsSync(file)) writeWhole(file, randomBytes(SECRET_BYTES).toString("hex"));
  } catch (error) {
    throw unwritable(dataDir, error);
  }
  const secret = readSecret(file).trim();
  if (secret.length >= SHORTEST_SECRET) return secret;
  const what = secret === "" ? "is empty" : "is too short to be whole";
  throw new StartupError(`The cookie secret in ${file} ${what}; ${REMEDY}`);
}

const REMEDY = "restore it from a backup, or delete it: a new one is made then, and everybody loses their seats.";

function readSecret(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    const why = errorCode(error) || "unknown reason";
    throw new StartupError(`The cookie secret in ${file} cannot be read (${why}); make it readable, or ${REMEDY}`);
  }
}

function unwritable(dataDir: string, error: unknown): StartupError {
  const why = errorCode(error) || "unknown reason";
  return new StartupError(
    `The data folder ${dataDir} cannot be used (${why}); make it writable, or set DATA_DIR to a folder that is.`,
  );
}
