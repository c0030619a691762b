import { CHANCE, isSimultaneous, isToAct, NOBODY, type Seat, seatsToAct } from "#engine";
import { MAX_COMMIT_MOVES } from "#protocol";
import { isAway, type Tx } from "../db/retry.ts";
import { type Answer, refuse } from "../refusal.ts";
import { type CachedMatch, plyOf, toActIn } from "./cached-match.ts";
import { type Change, carryOut, changeMatch, type MatchPorts } from "./change-match.ts";
import { storeChoice } from "./match-store.ts";
import { Plan, playChoices } from "./plan.ts";
import { botSeat, seatOfUser } from "./seat-rights.ts";

/** Who asks: a user with the rights of a seat, or a bot that sits there. */
export type Committer = { readonly user: string } | { readonly bot: Seat };

/** One stretch of a seat, or a part of one, following entry `ply - 1`. */
export interface Commit {
  readonly id: string;
  readonly table: string;
  readonly ply: number;
  readonly moves: readonly string[];
}

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
    if (match === undefined || seat === undefined || isSimultaneous(toActIn(match))) return undefined;
    const change = checkAsked(match, seat, commit).ok ? playOn(match, seat, commit.moves) : undefined;
    const plan = change?.ok === true ? change.value.plan : undefined;
    if (change?.ok !== true || plan === undefined || plan.standings !== null) return undefined;
    const user = "bot" in who ? undefined : who.user;
    try {
      if (!(await together.append({ match, plan, commit: { seat, id: commit.id }, user }))) return undefined;
    } catch (error) {
      cache.drop(commit.table);
      if (!isAway(error)) log.warn({ err: error, table: commit.table }, "a commit could not be added with others");
      return undefined;
    }
    carryOut(ports, match, change.value);
    return { ok: true, value: change.value.ply };
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
    const asked = checkAsked(match, seat, commit);
    if (!asked.ok) return asked;
    const change = isSimultaneous(toActIn(match))
      ? await choose(tx, match, seat, commit.moves)
      : playOn(match, seat, commit.moves);
    return change.ok ? { ok: true, value: { ...change.value, commit: { seat, id: commit.id } } } : change;
  });
}

function checkAsked(match: CachedMatch, seat: Seat, commit: Commit): Answer<undefined> {
  const mask = toActIn(match);
  if (mask === NOBODY) return refuse("match-over");
  if (commit.ply !== plyOf(match)) return refuse("stale", { ply: plyOf(match) });
  if (commit.moves.length === 0) return refuse("malformed");
  if (commit.moves.length > MAX_COMMIT_MOVES) return refuse("too-many-moves", { most: MAX_COMMIT_MOVES });
  if (mask === CHANCE || !isToAct(mask, seat)) return refuse("not-to-act");
  return { ok: true, value: undefined };
}

function playOn(match: CachedMatch, seat: Seat, moves: readonly string[]): Answer<Change> {
  const plan = new Plan(match);
  const played = plan.playStretch(seat, moves);
  if (!played.ok) return played;
  plan.advance();
  return { ok: true, value: { ply: plyOf(match) + plan.entries.length, plan } };
}

/** A choice beside others' waits, replaceable, until the last one has come; then all are appended in seat order. */
async function choose(tx: Tx, match: CachedMatch, seat: Seat, moves: readonly string[]): Promise<Answer<Change>> {
  const trial = new Plan(match);
  const played = trial.playStretch(seat, moves);
  if (!played.ok) return played;
  if (isToAct(trial.toAct, seat)) return refuse("not-legal", { missing: "the rest of the choice" });
  const printed = trial.entries.map(({ text }) => text);
  const choices = new Map(match.choices).set(seat, printed);
  const owing = seatsToAct(toActIn(match), match.open.seats).filter((each) => !choices.has(each));
  if (owing.length > 0) {
    await storeChoice(tx, match.id, { ply: plyOf(match), seat, moves: printed });
    return { ok: true, value: { ply: plyOf(match), choices } };
  }
  const plan = new Plan(match);
  playChoices(plan, match, choices);
  plan.advance();
  return { ok: true, value: { ply: plyOf(match) + plan.entries.length, plan } };
}
