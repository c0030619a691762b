import { expect, test } from "vitest";
import { type Line, Visitor } from "../../testing/client.ts";
import { serverForFile } from "../../testing/server-for-file.ts";

const server = serverForFile();

/** Two people at a table of stalls; `actor` is to act, `other` is not. */
async function twoAtStalls() {
  const lines: Line[] = [];
  const first = new Visitor(server.address);
  const { id } = await first.openTable({ game: "stalls", seats: [{ kind: "me" }, { kind: "person" }] });
  const second = new Visitor(server.address);
  await second.ask("POST", `/api/tables/${id}/sit`, { seat: 1 });
  for (const visitor of [first, second]) lines.push(await visitor.connect());
  const [a, b] = await Promise.all(lines.map((line) => line.follow(id)));
  const [one, two] = lines;
  if (a === undefined || b === undefined || one === undefined || two === undefined) throw new Error("nobody there");
  const isFirst = a.moves.length > 0;
  return { id, match: isFirst ? a : b, actor: isFirst ? one : two, other: isFirst ? two : one };
}

test("a commit is answered with the new length of the log, and both sides see it", async () => {
  const { id, match, actor, other } = await twoAtStalls();
  const ply = await actor.commit(id, match.ply, match.moves.slice(0, 1));
  expect(ply).toBeGreaterThan(match.ply);
  expect((await actor.see((seen) => seen.ply === ply)).seat).toBe(match.seat);
  expect((await other.see((seen) => seen.ply === ply)).from).toBeLessThanOrEqual(match.ply);
});

test("the same id again gets the first answer and plays nothing", async () => {
  const { id, match, actor } = await twoAtStalls();
  const commit = actor.freshId();
  const first = await actor.commit(id, match.ply, match.moves.slice(0, 1), commit);
  expect(await actor.commit(id, match.ply, match.moves.slice(0, 1), commit)).toBe(first);
  expect((await actor.follow(id)).ply).toBe(first);
});

test("the same id sent twice at once plays once", async () => {
  const { id, match, actor } = await twoAtStalls();
  const commit = actor.freshId();
  const message = { type: "commit", id: commit, table: id, ply: match.ply, moves: match.moves.slice(0, 1) } as const;
  actor.say({ ...message, moves: [...message.moves] });
  actor.say({ ...message, moves: [...message.moves] });
  const first = await actor.hear("committed");
  expect((await actor.hear("committed")).ply).toBe(first.ply);
});

test("another id on a used ply is stale, and the position follows", async () => {
  const { id, match, actor } = await twoAtStalls();
  const ply = await actor.commit(id, match.ply, match.moves.slice(0, 1));
  expect(await actor.commit(id, match.ply, match.moves.slice(0, 1))).toMatchObject({ code: "stale" });
  expect((await actor.see()).ply).toBe(ply);
});

test("of two commits for one ply from five tabs exactly one is accepted", async () => {
  const { id, match, actor } = await twoAtStalls();
  const answers = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const line = await actor.visitor.connect();
      await line.follow(id);
      return line.commit(id, match.ply, match.moves.slice(0, 1));
    }),
  );
  expect(answers.filter((answer) => typeof answer === "number")).toHaveLength(1);
  expect(answers.filter((answer) => typeof answer === "object" && answer.code === "stale")).toHaveLength(4);
});

test("a seat that is not to act, and somebody without a seat, are refused", async () => {
  const { id, match, other } = await twoAtStalls();
  expect(await other.commit(id, match.ply, match.moves.slice(0, 1))).toEqual({ code: "not-to-act" });
  const stranger = await new Visitor(server.address).connect();
  expect(await stranger.commit(id, match.ply, match.moves.slice(0, 1))).toEqual({ code: "not-your-seat" });
  expect((await other.follow(id)).ply).toBe(match.ply);
});

test("a commit is all or nothing", async () => {
  const { id, match, actor } = await twoAtStalls();
  const [first = ""] = match.moves;
  expect(await actor.commit(id, match.ply, ["nonsense"])).toEqual({ code: "not-legal", facts: { move: "nonsense" } });
  expect(await actor.commit(id, match.ply, [first, "nonsense"])).toHaveProperty("code");
  expect((await actor.follow(id)).ply).toBe(match.ply);
});

test("moves never go past chance or another seat", async () => {
  const { id, match, actor } = await twoAtStalls();
  expect(await actor.commit(id, match.ply, ["draw", "draw"])).toEqual({ code: "past-the-boundary" });
});

test("an unknown match and one that has not started are refused", async () => {
  const visitor = new Visitor(server.address);
  const { id } = await visitor.openTable({ seats: [{ kind: "me" }, { kind: "person" }] });
  const line = await visitor.connect();
  expect(await line.commit(id, 0, ["keep ace"])).toEqual({ code: "match-not-started" });
  expect(await line.commit("no-such-table", 0, ["keep ace"])).toEqual({ code: "match-not-started" });
  line.say({ type: "follow", table: "no-such-table", since: 0 });
  expect((await line.hear("refused")).refusal).toEqual({ code: "not-found" });
});
