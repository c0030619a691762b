import type { Seat } from "#engine";
import { isAway } from "../db/retry.ts";
import { type Answer, refuse } from "../refusal.ts";
import { carryOut, changeMatch, type MatchPorts } from "./change-match.ts";
import { type Commit, decide } from "./decide.ts";
import { botSeat, seatOfUser } from "./seat-rights.ts";

/** Who asks: a user with the rights of a seat, or a bot that sits there. */
type Committer = { readonly user: string } | { readonly bot: Seat };

/**
 * The one door by which moves come in, for people and bots. All or nothing. The answer is the length of the log after
 * the commit; the same id again gets the same answer, whatever has happened since.
 */
export async function submitMoves(ports: MatchPorts, who: Committer, commit: Commit): Promise<Answer<number>> {
  return (await addTogether(ports, who, commit)) ?? submitAlone(ports, who, commit);
}

/**
 * The short way, for a commit that continues the match in memory as it should: nothing is asked before, and the
 * database adds it, together with those of other matches, only if all is as expected. None where it did not, or where
 * the case is not a plain one; nothing has happened then, or the long way finds its traces.
 */
function addTogether(ports: MatchPorts, who: Committer, commit: Commit): Promise<Answer<number> | undefined> {
  const { cache, together, log } = ports;
  return cache.alone(commit.table, async () => {
    const match = cache.held(commit.table);
    const seat = "bot" in who ? who.bot : match?.seatsOfUsers.get(who.user);
    if (match === undefined || seat === undefined) return undefined;
    const decided = decide(match, seat, commit);
    if (!decided.ok || (decided.value.plan?.standings ?? null) !== null) return undefined;
    const change = decided.value;
    const user = "bot" in who ? undefined : who.user;
    try {
      if (!(await together.append({ match, change, commit: { seat, id: commit.id }, user }))) return undefined;
    } catch (error) {
      cache.drop(commit.table);
      if (!isAway(error)) log.warn({ err: error, table: commit.table }, "a commit could not be added with others");
      return undefined;
    }
    carryOut(ports, match, change);
    return { ok: true, value: change.ply };
  });
}

function submitAlone(ports: MatchPorts, who: Committer, commit: Commit): Promise<Answer<number>> {
  return changeMatch(ports, commit.table, async (tx, match) => {
    const right = "bot" in who ? await botSeat(tx, commit, who.bot) : await seatOfUser(tx, commit, who.user);
    if (right === undefined) return refuse("not-your-seat");
    const { seat, answered } = right;
    if ("user" in who) match.seatsOfUsers.set(who.user, seat);
    if (answered !== null) return { ok: true, value: { ply: answered } };
    if (right.isStoodIn) return refuse("bot-plays");
    return decide(match, seat, commit);
  });
}
