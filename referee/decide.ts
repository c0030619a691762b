import { isSimultaneous, isToAct, NOBODY, type Seat, seatsToAct } from "#engine";
import { MAX_COMMIT_MOVES } from "#protocol/limits";
import { type Answer, refuse } from "./answer.ts";
import type { Change } from "./change.ts";
import { type Match, plyOf, toActIn } from "./match.ts";
import { Plan, playChoices } from "./plan.ts";

/** One stretch of a seat, or a part of one, following entry `ply - 1`. */
export interface Commit {
  readonly id: string;
  readonly table: string;
  readonly ply: number;
  readonly moves: readonly string[];
  /** How often the match had been rewound when they were made; left out for never. */
  readonly rewinds?: number | undefined;
}

/** The change that the seat's commit makes to the match in memory at `now`, or a refusal. The match stays unchanged. */
export function decide(match: Match, seat: Seat, commit: Commit, now: number): Answer<Change> {
  const asked = checkAsked(match, seat, commit);
  if (!asked.ok) return asked;
  const change = isSimultaneous(toActIn(match)) ? choose(match, seat, commit.moves) : playOn(match, seat, commit.moves);
  return change.ok ? { ok: true, value: { ...change.value, at: now, commit: { seat, id: commit.id } } } : change;
}

/**
 * The server's own change at `now`: draws and forced moves until a seat has a real decision. For the start of a match,
 * and for a match that was interrupted before its first draw.
 */
export function goOnAlone(match: Match, now: number): Change {
  const plan = new Plan(match);
  plan.advance();
  const ply = plyOf(match) + plan.entries.length;
  return { ply, at: now, ...(plan.entries.length > 0 ? { plan } : {}) };
}

function checkAsked(match: Match, seat: Seat, commit: Commit): Answer<undefined> {
  const mask = toActIn(match);
  if (mask === NOBODY) return refuse("match-over");
  const isOfNow = commit.ply === plyOf(match) && (commit.rewinds ?? 0) === match.rewinds;
  if (!isOfNow) return refuse("stale", { ply: plyOf(match) });
  if (commit.moves.length === 0) return refuse("malformed");
  if (commit.moves.length > MAX_COMMIT_MOVES) return refuse("too-many-moves", { most: MAX_COMMIT_MOVES });
  if (!isToAct(mask, seat)) return refuse("not-to-act");
  return { ok: true, value: undefined };
}

type Outcome = Omit<Change, "at" | "commit">;

function playOn(match: Match, seat: Seat, moves: readonly string[]): Answer<Outcome> {
  const plan = new Plan(match);
  const played = plan.playStretch(seat, moves);
  if (!played.ok) return played;
  plan.advance();
  return { ok: true, value: { ply: plyOf(match) + plan.entries.length, plan } };
}

/** A choice beside others' waits, replaceable, until the last one has come; then all are appended in seat order. */
function choose(match: Match, seat: Seat, moves: readonly string[]): Answer<Outcome> {
  const trial = new Plan(match);
  const played = trial.playStretch(seat, moves);
  if (!played.ok) return played;
  if (isToAct(trial.toAct, seat)) return refuse("not-legal", { missing: "the rest of the choice" });
  const choice = { seat, moves: trial.entries.map(({ text }) => text) };
  const choices = new Map(match.choices).set(seat, choice.moves);
  const owing = seatsToAct(toActIn(match), match.open.seats).filter((each) => !choices.has(each));
  if (owing.length > 0) return { ok: true, value: { ply: plyOf(match), choice } };
  const plan = new Plan(match);
  playChoices(plan, match, choices);
  plan.advance();
  return { ok: true, value: { ply: plyOf(match) + plan.entries.length, plan } };
}
