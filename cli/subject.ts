import { accepted, type GameTypes, type Result, refused } from "#engine";
import type { Subject } from "#engine/testkit";
import { SUBJECTS } from "#games/subjects";
import type { Io } from "./command.ts";
import { findGame } from "./open-game.ts";

/** The conformance subject of the game that the command names. */
export function subjectOf(io: Io, id: string): Result<Subject<GameTypes>, string> {
  const game = findGame(io, id);
  if (!game.ok) return game;
  const subject = SUBJECTS.find((each) => each.game.meta.id === id);
  return subject === undefined
    ? refused(`${game.value.meta.title} does not say yet what is hidden from whom.`)
    : accepted(subject);
}
