import { expect, test } from "vitest";
import type { AnyGame, GameTypes, OpenGame } from "#engine";
import { MARKED, type Subject } from "#engine/testkit";
import { SUBJECTS } from "#games/subjects";
import type { TableView } from "#protocol";
import { type Line, type Seen, Visitor } from "../server/testing/client.ts";
import { TEST_GAMES } from "../server/testing/games.ts";
import { serverForFile } from "../server/testing/server-for-file.ts";

const MARK = "76543001";
/** Of the owner, whose hours nobody is sent. */
const ZONE = "Antarctica/Troll";
const isMarked = (text: string): boolean => text.includes(MARK) || MARKED.test(text);

/**
 * The same game, whose hidden things are marked wherever the server keeps them: every outcome of chance in the log and in the
 * database, and in views the numbers that their viewer has never seen.
 */
function marked({ game, secrets }: Subject<GameTypes>): AnyGame {
  const { stain } = secrets;
  const open = (...how: Parameters<typeof game.open>): OpenGame => {
    const plain = game.open(...how);
    return {
      ...plain,
      printOutcome: (outcome) => `${plain.printOutcome(outcome)} ${MARK}`,
      parseOutcome: (text) => (text.endsWith(` ${MARK}`) ? plain.parseOutcome(text.slice(0, -MARK.length - 1)) : -1),
      view: (state, viewer) => plain.view(viewer === "open" ? state : stain(state, viewer), viewer),
    };
  };
  return { ...game, open };
}

const MARKED_GAMES = SUBJECTS.map(marked);
const games = { byId: (id: string) => MARKED_GAMES.find(({ meta }) => meta.id === id) ?? TEST_GAMES.byId(id) };

const server = serverForFile({ games });

/** Every page of past positions. */
const pages: string[] = [];

/** Everything that a visitor is sent over its line. */
function listen(line: Line, sent: string[]): void {
  line.socket.on("message", (data) => sent.push(data.toString()));
}

const PATHS = (table: TableView): readonly string[] => [
  ...["/", "/healthz", "/readyz", "/api/home", "/api/me", `/t/${table.id}`],
  ...[`/api/tables/${table.id}`, `/api/tables/${table.id}/record`, `/api/figures/${table.game}`],
];

let looks = 0;

/** Looks back at three positions of a match of this length, others each time. */
async function lookBack(visitor: Visitor, table: string, length: number): Promise<void> {
  const line = await visitor.connect();
  listen(line, pages);
  const step = Math.ceil((length + 1) / 3);
  for (let ply = looks % step; ply <= length; ply += step) {
    const id = `look-back-${looks++}`;
    line.say({ type: "past", id, table, ply });
    await line.hear("past", (message) => message.id === id);
  }
  line.close();
}

async function lookAround(visitor: Visitor, table: TableView, sent: string[]): Promise<void> {
  for (const path of PATHS(table)) {
    const response = await fetch(server.address + path, { headers: { cookie: visitor.cookie } });
    sent.push(`${[...response.headers]} ${await response.text()}`);
  }
}

/** Plays with bots to the end; from time to time every visitor requests everything. */
async function playAndLook(line: Line, from: Seen, look: (ply: number) => Promise<void>): Promise<void> {
  let [match, committed] = [from, 0];
  while (match.standings === null) {
    const [move] = match.moves;
    if (move === undefined || match.waiting !== null) match = await line.see();
    else {
      if (committed++ % 10 === 0) await look(match.ply);
      await line.commit(match.table, match.ply, [move]);
      match = await line.follow(match.table, match.ply);
    }
  }
}

test.each(MARKED_GAMES.map(({ meta }) => meta))(
  "nothing that leaves the process tells what is hidden in $id",
  async ({ id, seats: { min } }) => {
    const [owner, guest] = [new Visitor(server.address), new Visitor(server.address)];
    const bots = Array.from({ length: min - 1 }, () => ({ kind: "bot", level: "apprentice" }) as const);
    const hours = { zone: ZONE, sleep: { from: 1380, to: 420 }, vacations: [], isShown: true };
    await owner.ask("PUT", "/api/hours", hours);
    const pace = { kind: "days", days: 2, bank: 3 } as const;
    const table = await owner.openTable({ game: id, seats: [{ kind: "me" }, ...bots], pace });
    await guest.ask("GET", "/api/me");
    const sent: string[] = [];
    const [line, watching] = [await owner.connect(), await guest.connect()];
    for (const each of [line, watching]) listen(each, sent);
    await watching.follow(table.id);
    // A first page, and what waits beside a table.
    for (const each of [owner, guest]) {
      for (const besides of [{}, { besides: table.id }]) {
        const home = await each.connect();
        listen(home, sent);
        home.say({ type: "follow-home", ...besides });
      }
    }
    const running: string[] = [];
    pages.length = 0;
    await playAndLook(line, await line.follow(table.id), async (ply) => {
      await lookAround(owner, table, sent);
      await lookAround(guest, table, sent);
      for (const each of [owner, guest]) await lookBack(each, table.id, ply);
      running.push(...sent.splice(0));
    });
    expect(running.length).toBeGreaterThan(100);
    expect(running.filter(isMarked)).toEqual([]);
    expect(running.filter((text) => text.includes(ZONE))).toEqual([]);
    expect(pages.length).toBeGreaterThan(20);
    expect(pages.filter(isMarked), "nor does the past").toEqual([]);
    const { body } = await owner.ask("GET", `/api/tables/${table.id}/record`);
    expect(isMarked(JSON.stringify(body)), "what was hidden is there, and found").toBe(true);
    expect(server.logged.filter((entry) => isMarked(JSON.stringify(entry)))).toEqual([]);
    line.close();
    watching.close();
  },
  300_000,
);
