import { type Answer, type Commit, decide, refuse } from "#referee";
import { troubleOf } from "../../db/retry.ts";
import { changeMatch, type MatchPorts, publishChange } from "./change-match.ts";
import { type Committer, loadSeatRight } from "./seat-rights.ts";

/** A commit, and when it arrived: where there are clocks, that counts for a few seconds. */
interface Arrived {
  readonly commit: Commit;
  readonly arrived: number;
}

/** Who may send moves; the server's own forced moves take another path. */
type Player = Exclude<Committer, "server">;

/**
 * Submits moves, of people and bots alike. All or nothing. The answer is the length of the log after the commit; the
 * same id again gets the same answer, whatever has happened since.
 */
export async function submitMoves(ports: MatchPorts, by: Player, commit: Commit): Promise<Answer<number>> {
  const asked = { commit, arrived: ports.clock.now() };
  const done = (await addTogether(ports, by, asked)) ?? (await submitAlone(ports, by, asked));
  ports.meters.commits.inc({ by: "bot" in by ? "bot" : "person", answer: done.ok ? "accepted" : done.refusal.code });
  return done;
}

/**
 * The fast path, for a commit that continues the match in memory: no query comes first, and one statement appends it
 * together with commits of other matches. Returns undefined, with nothing changed, when it does not apply; the caller
 * then takes the slow path. The end of a match takes the slow path, since it changes the table's row, which others may
 * have locked; so does a match by correspondence, whose deadlines hang on people's hours.
 */
function addTogether(ports: MatchPorts, by: Player, { commit, arrived }: Arrived): Promise<Answer<number> | undefined> {
  const { cache, together, log } = ports;
  return cache.alone(commit.table, async () => {
    const match = cache.held(commit.table);
    const seat = "bot" in by ? by.bot : match?.seatsOfUsers.get(by.user);
    if (match === undefined || seat === undefined) return undefined;
    if (match.clocks?.pace.kind === "days") return undefined;
    const decided = decide(match, seat, commit, arrived);
    if (!decided.ok || (decided.value.plan?.standings ?? null) !== null) return undefined;
    const change = decided.value;
    let at: number | undefined;
    try {
      at = await together.append({ match, change, by });
    } catch (error) {
      cache.drop(commit.table);
      if (troubleOf(error) === undefined)
        log.warn({ err: error, table: commit.table }, "a commit could not be added with others");
      return undefined;
    }
    if (at === undefined) return undefined;
    publishChange(ports, match, { ...change, at });
    return { ok: true, value: change.ply };
  });
}

/** The slow path: locks the match and queries everything before it decides. */
function submitAlone(ports: MatchPorts, by: Player, { commit, arrived }: Arrived): Promise<Answer<number>> {
  return changeMatch(ports, commit.table, {
    by,
    decide: async (tx, match) => {
      const { seat, standing, answered, isLate } = await loadSeatRight(tx, { ...commit, arrived }, by);
      if (seat === null || standing === "none") return refuse("not-your-seat");
      if ("user" in by) match.seatsOfUsers.set(by.user, seat);
      if (answered !== null) return { ok: true, value: { ply: answered, at: arrived } };
      if (standing === "stood-in") return refuse("bot-plays");
      if (isLate) return refuse("time-up");
      return decide(match, seat, commit, arrived);
    },
  });
}
