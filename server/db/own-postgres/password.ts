import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { writeWhole } from "../../process/write-whole.ts";
import type { Binaries } from "./binaries.ts";
import { LOGIN } from "./cluster-folder.ts";
import { OwnPostgresError } from "./own-postgres-error.ts";
import type { RunAs } from "./run-as.ts";

const PASSWORD_BYTES = 32;
const fileIn = (dataDir: string): string => join(dataDir, "postgres-password");

/** The part of the login that is a password, if the cluster in this data folder asks for one. */
export function readPassword(dataDir: string): { readonly password?: string } {
  const file = fileIn(dataDir);
  const password = existsSync(file) ? readFileSync(file, "utf8").trim() : "";
  return password.length === PASSWORD_BYTES * 2 ? { password } : {};
}

/**
 * Gives the cluster a password unless it has one, and returns the settings that make PostgreSQL ask for it. To be called
 * while nobody works in the cluster: PostgreSQL sets the password alone, without a socket.
 */
export async function askForPassword(
  binaries: Binaries,
  runAs: RunAs,
  { dataDir, cluster }: { readonly dataDir: string; readonly cluster: string },
): Promise<Readonly<Record<string, string>>> {
  if (readPassword(dataDir).password === undefined) {
    const password = randomBytes(PASSWORD_BYTES).toString("hex");
    await alone(binaries, runAs, cluster, `alter role ${LOGIN.user} password '${password}'\n`);
    rmSync(fileIn(dataDir), { force: true });
    writeWhole(fileIn(dataDir), password);
  }
  const rules = join(dataDir, "postgres-hba.conf");
  writeFileSync(rules, "local all all scram-sha-256\n", { mode: 0o644 });
  return { hba_file: rules, password_encryption: "scram-sha-256" };
}

/** Runs one statement in PostgreSQL's single-user mode. */
async function alone(
  { postgres, environment }: Binaries,
  { prefix }: RunAs,
  cluster: string,
  statement: string,
): Promise<void> {
  const settings = ["-c", "password_encryption=scram-sha-256", "-c", "log_statement=none"];
  const [command = postgres, ...args] = [...prefix, postgres, "--single", "-D", cluster, ...settings, LOGIN.database];
  const child = spawn(command, args, { env: environment, cwd: "/", stdio: ["pipe", "ignore", "pipe"] });
  const ended = new Promise<number | null>((resolve) => {
    child.once("close", resolve);
    child.once("error", () => resolve(null));
  });
  child.stdin.on("error", () => undefined);
  child.stdin.end(statement);
  const [said, code] = await Promise.all([text(child.stderr), ended]);
  const complaint = said.split("\n").find((line) => /\b(ERROR|FATAL|PANIC):/.test(line));
  if (code === 0 && complaint === undefined) return;
  throw new OwnPostgresError(
    "cannot-start",
    `it takes no password (${complaint ?? `it ended with ${code}`}), so mend that`,
  );
}
