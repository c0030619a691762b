import { closeSync, fsyncSync, linkSync, openSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { errorCode } from "./errors.ts";

/**
 * Writes a file for its owner alone that is there whole or not at all, whatever breaks off: under another name, synced,
 * then named. A file that is there already stays. A link names it rather than a rename: of two servers that write
 * at the same time, both then read what came first.
 */
export function writeWhole(file: string, text: string): void {
  const unfinished = `${file}.${process.pid}`;
  try {
    writeFileSync(unfinished, text, { mode: 0o600, flush: true });
    name(unfinished, file);
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
  } finally {
    rmSync(unfinished, { force: true });
  }
  syncFolder(dirname(file));
}

/** Some file systems know no links. */
function name(unfinished: string, file: string): void {
  try {
    linkSync(unfinished, file);
  } catch (error) {
    if (!["EPERM", "ENOTSUP", "ENOSYS"].includes(errorCode(error))) throw error;
    renameSync(unfinished, file);
  }
}

/** Syncs a folder: a new name in it is durable only after that. Windows has no such call. */
function syncFolder(folder: string): void {
  if (process.platform === "win32") return;
  const handle = openSync(folder, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
