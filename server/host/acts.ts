import { existsSync, writeFileSync } from "node:fs";
import { type Arguments, type CommandLine, type Flag, has, textOf, wholeNumber } from "#arguments";
import { accepted, type Result, refused } from "#engine";
import { gameById } from "#games";
import type { GameShelf } from "#referee";
import { backup } from "./backup.ts";
import { ban, readSpan, unban } from "./bans.ts";
import { inColumns, LISTS, loadList, loadSums } from "./list.ts";
import { deletePerson, exportPerson, renamePerson } from "./people.ts";
import { type Environment, onDatabase, type Reached } from "./reach.ts";
import { checkMatches } from "./replay-match.ts";
import { restore } from "./restore.ts";
import { rewind } from "./rewind.ts";
import { closeTable, deleteTable } from "./tables.ts";

interface Io {
  print(line: string): void;
}

/** One thing that a host can do, as a command; the refusal is a sentence. */
export interface HostAct extends CommandLine {
  readonly about: string;
  run(io: Io, args: Arguments): Promise<Result<number, string>>;
}

const REASON: Flag = { name: "reason", value: "TEXT", about: "why; written down beside the act", need: "required" };
const reasonOf = (args: Arguments): string => textOf(args, "reason") ?? "";
const MOST = { least: 1, most: 1_000_000 };
const MOST_SHOWN = 50;
const INDENT = 2;
const OWNER_ONLY = 0o600;

type Work = (reached: Reached, args: Arguments) => Promise<Result<string, string>>;

/** Everything that a host can do to the server of this environment, running or stopped. */
export function hostActs(environment: Environment, games: GameShelf = { byId: gameById }): readonly HostAct[] {
  /** An act whose answer is one sentence. */
  const act = (line: Omit<HostAct, "run">, work: Work): HostAct => ({
    ...line,
    run: (io, args) =>
      onDatabase(environment, async (reached) => {
        const done = await work(reached, args);
        if (!done.ok) return done;
        io.print(done.value);
        return accepted(0);
      }),
  });
  return [
    listing(environment),
    act(
      { name: "close", about: "Ends a table; whoever has it open is told why.", operand: "TABLE", flags: [REASON] },
      ({ db }, args) => closeTable(db, args.operand, reasonOf(args)),
    ),
    act(
      { name: "delete", about: "Deletes a table with its match.", operand: "TABLE", flags: [REASON] },
      ({ db }, args) => deleteTable(db, args.operand, reasonOf(args)),
    ),
    act(
      {
        name: "rewind",
        about: "Takes a running match back to its first N entries.",
        operand: "TABLE",
        flags: [ENTRY, REASON],
      },
      async ({ db }, args) => {
        const ply = wholeNumber(args, "to", MOST_ENTRIES, undefined);
        return ply.ok ? rewind(db, { table: args.operand, ply: ply.value, reason: reasonOf(args) }, games) : ply;
      },
    ),
    act(
      { name: "ban", about: "Shuts out a guest or a network.", operand: "GUEST|NETWORK", flags: [FOR, REASON] },
      async ({ db }, args) => {
        const span = readSpan(textOf(args, "for") ?? "");
        return span.ok ? ban(db, args.operand, { span: span.value, reason: reasonOf(args) }) : span;
      },
    ),
    act({ name: "unban", about: "Lets them in again.", operand: "GUEST|NETWORK", flags: [REASON] }, ({ db }, args) =>
      unban(db, args.operand, reasonOf(args)),
    ),
    act(
      { name: "rename", about: "Gives a person another name.", operand: "GUEST", flags: [NAME, REASON] },
      ({ db }, args) => renamePerson(db, args.operand, { name: textOf(args, "name") ?? "", reason: reasonOf(args) }),
    ),
    act(
      { name: "export", about: "Writes all data of a person into a file.", operand: "GUEST", flags: [TO] },
      ({ db }, args) => exportTo(db, args.operand, textOf(args, "to") ?? ""),
    ),
    act(
      { name: "delete-person", about: "Deletes a person; their moves stay.", operand: "GUEST", flags: [REASON] },
      ({ db }, args) => deletePerson(db, args.operand, reasonOf(args)),
    ),
    act(
      {
        name: "backup",
        about: "Writes everything at one moment into a file, while the server runs.",
        operand: "FILE",
        flags: [],
      },
      (reached, args) => backup(reached, args.operand),
    ),
    {
      ...{ name: "restore", about: "Puts a backup into an empty data folder or database.", operand: "FILE", flags: [] },
      run: async (io, args) => {
        const done = await restore(environment, args.operand, games);
        if (!done.ok) return done;
        io.print(done.value);
        return accepted(0);
      },
    },
    checking(environment, games),
  ];
}

const checking = (environment: Environment, games: GameShelf): HostAct => ({
  ...{ name: "check", about: "Replays every match by its rules; exit code 1 where one differs.", flags: [] },
  run: (io) =>
    onDatabase(environment, async ({ db }) => {
      const { checked, faults } = await checkMatches(db, games);
      for (const fault of faults) io.print(fault);
      io.print(`${checked} matches replayed, ${faults.length} differ.`);
      return accepted(faults.length === 0 ? 0 : 1);
    }),
});

const MOST_ENTRIES = { least: 0, most: 100_000 };
const ENTRY: Flag = { name: "to", value: "N", about: "how many entries stay", need: "required" };
const FOR: Flag = { name: "for", value: "TIME", about: "how long: 12h, 90d, ever", need: "required" };
const NAME: Flag = { name: "name", value: "NAME", about: "the new name", need: "required" };
const TO: Flag = { name: "to", value: "FILE", about: "a file that is not there yet", need: "required" };

const listing = (environment: Environment): HostAct => ({
  name: "list",
  about: `Lists ${LISTS.join(", ")}: the busiest or newest first, times in UTC, sizes in bytes.`,
  operand: LISTS.join("|"),
  flags: [
    { name: "most", value: "N", about: `so many rows (${MOST_SHOWN})` },
    { name: "json", about: "one JSON object a line" },
  ],
  run: (io, args) =>
    onDatabase(environment, async ({ db }) => {
      const list = LISTS.find((each) => each === args.operand);
      if (list === undefined) return refused(`list takes ${LISTS.join(", ")}, not "${args.operand}".`);
      const most = wholeNumber(args, "most", MOST, MOST_SHOWN);
      if (!most.ok) return most;
      const rows = await loadList(db, list, most.value);
      if (has(args, "json")) for (const row of rows) io.print(JSON.stringify(row));
      else {
        for (const line of rows.length === 0 ? [] : inColumns(rows)) io.print(line);
        io.print(await loadSums(db));
      }
      return accepted(0);
    }),
});

async function exportTo(db: Reached["db"], user: string, file: string): Promise<Result<string, string>> {
  if (existsSync(file)) return refused(`${file} is there already.`);
  const found = await exportPerson(db, user);
  if (!found.ok) return found;
  try {
    writeFileSync(file, `${JSON.stringify(found.value, null, INDENT)}\n`, { mode: OWNER_ONLY, flag: "wx" });
  } catch (error) {
    return refused(`${file} cannot be written (${String(error)}).`);
  }
  return accepted(`${file} has what is kept about ${user}.`);
}
