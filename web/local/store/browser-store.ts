import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { KeptLog, KeptMatch, MatchStore } from "./kept.ts";

interface Schema extends DBSchema {
  match: { key: string; value: KeptMatch };
  log: { key: string; value: KeptLog };
}

const NAME = "fiorino";
const VERSION = 1;

/** The matches of this browser. A private window may refuse to open them: then every call tries again, and rejects. */
export function browserStore(): MatchStore {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const database = (): Promise<IDBPDatabase<Schema>> => {
    const forget = (): void => {
      opened = undefined;
    };
    opened ??= openDB<Schema>(NAME, VERSION, {
      upgrade: (db) => {
        db.createObjectStore("match", { keyPath: "id" });
        db.createObjectStore("log", { keyPath: "id" });
      },
      // The data were wiped, or another tab has a newer version: the next call opens them anew.
      terminated: forget,
      blocking: (_now, _next, { target }) => {
        (target as IDBDatabase).close();
        forget();
      },
    });
    opened.catch(forget);
    return opened;
  };
  return {
    async load(id) {
      const step = (await database()).transaction(["match", "log"]);
      const [match, log] = await Promise.all([step.objectStore("match").get(id), step.objectStore("log").get(id)]);
      return match === undefined || log === undefined ? undefined : { match, log };
    },
    async keep(match, log) {
      const step = (await database()).transaction(["match", "log"], "readwrite");
      await Promise.all([step.objectStore("match").put(match), step.objectStore("log").put(log), step.done]);
    },
    async drop(id) {
      const step = (await database()).transaction(["match", "log"], "readwrite");
      await Promise.all([step.objectStore("match").delete(id), step.objectStore("log").delete(id), step.done]);
    },
    async list() {
      const matches = await (await database()).getAll("match");
      return matches.sort((a, b) => b.movedAt - a.movedAt);
    },
  };
}
