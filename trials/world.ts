import { Client } from "pg";
import type { TableView } from "#protocol";
import type { Login } from "../server/db/database.ts";
import { Visitor } from "../server/testing/client.ts";

/** The roles that try something: from a stranger to the owner of the table. */
export const ROLES = ["nobody", "guest", "spectator", "elsewhere", "seat", "owner"] as const;
export type Role = (typeof ROLES)[number];

/** Two tables of one owner, one waiting and one running, with everybody who may try something at them. */
export interface World {
  readonly waiting: TableView;
  /** The owner is to act. */
  readonly running: TableView;
  readonly who: Readonly<Record<Role, Visitor>>;
  /** The private link of the seat, as its player gets it. */
  readonly link: string;
  /** Data that only its owner may ever be sent. */
  readonly secrets: readonly string[];
  close(): void;
}

const ME = { kind: "me" } as const;
const PERSON = { kind: "person" } as const;

export async function makeWorld(address: string): Promise<World> {
  const visit = () => new Visitor(address);
  const who = {
    nobody: visit(),
    guest: visit(),
    spectator: visit(),
    elsewhere: visit(),
    seat: visit(),
    owner: visit(),
  };
  const { owner, seat, guest, spectator, elsewhere } = who;
  const waiting = await owner.openTable({ game: "relay", seats: [ME, PERSON, PERSON] });
  const running = await owner.openTable({ game: "stalls", seats: [ME, PERSON], options: { start: "1" } });
  const sit = (table: TableView) => seat.ask<TableView>("POST", `/api/tables/${table.id}/sit`, { seat: 1 });
  await sit(waiting);
  const { body } = await sit(running);
  await guest.ask("GET", "/api/me");
  const other = await elsewhere.openTable({ game: "stalls", seats: [ME, PERSON] });
  await visit().ask("POST", `/api/tables/${other.id}/sit`, { seat: 1 });
  await spectator.ask("GET", "/api/me");
  const watching = await spectator.connect();
  await watching.follow(running.id);
  return {
    ...{ waiting, running, who },
    link: (body.seatLink ?? "").replace("/s/", ""),
    secrets: [owner.cookie.split("=")[1] ?? "", running.seatLink ?? "", waiting.seatLink ?? ""],
    close: () => watching.close(),
  };
}

const KEPT = [
  "seat",
  "seat_access",
  "match",
  "entry",
  "commit",
  "choice",
  "incident",
  "stand_in_vote",
  "report",
] as const;
const rowsOf = (table: string, id: string): string =>
  `select '${table}' as kind, t::text as row from "${table}" t where ${id} = any($1)`;
const STATE = [
  rowsOf("table", "id"),
  ...KEPT.map((table) => rowsOf(table, "table_id")),
  `select 'tables', count(*)::text from "table"`,
].join(" union all ");

/** Everything that the database keeps of the world's tables, and how many tables there are in all, as one text. */
export async function stateOf(login: Login, { waiting, running }: World): Promise<string> {
  const client = new Client(login);
  await client.connect();
  const { rows } = await client.query<{ kind: string; row: string }>(`${STATE} order by 1, 2`, [
    [waiting.id, running.id],
  ]);
  await client.end();
  return rows.map(({ kind, row }) => `${kind} ${row}`).join("\n");
}
