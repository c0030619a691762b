import { type Game, type GameTypes, moveBuffer, type OpenGame } from "../../game.ts";
import { playEntry } from "../../match/log.ts";
import { canonicalJson, type MatchRecord, openRecord } from "../../match/record.ts";
import { invariant } from "../../result.ts";
import { SEATS_OF } from "../../seat.ts";
import { isToAct } from "../../to-act.ts";

const moves = moveBuffer();

/**
 * Writes all events of a recorded match with their audiences, its legal moves, and now and then every viewer's view and
 * reasons. Golden matches keep the hash of this text, so that any change is noticed. Views of all viewers are long:
 * written once every so many entries.
 */
export function retell<T extends GameTypes>(
  game: Game<T>,
  record: MatchRecord,
  say: (line: string) => unknown,
  lookEvery = 25,
): void {
  const opened = openRecord(game, record);
  invariant(opened.ok, "the record is of this game");
  const open = opened.value;
  const state = open.setup();
  const write = (value: unknown): unknown => say(`${canonicalJson(value)}\n`);
  for (const [ply, entry] of record.entries.entries()) {
    offers(open, state, ply % lookEvery === 0, write);
    if (ply % lookEvery === 0) looks(open, state, write);
    invariant(
      playEntry(open, state, entry, (event, audience) => write([event, audience])).ok,
      "the record follows the rules",
    );
  }
  looks(open, state, write);
}

/** All events of a recorded match, for any audience. */
export function eventsOf<T extends GameTypes>(game: Game<T>, record: MatchRecord): readonly T["event"][] {
  const opened = openRecord(game, record);
  invariant(opened.ok, "the record is of this game");
  const state = opened.value.setup();
  const events: T["event"][] = [];
  for (const entry of record.entries) playEntry(opened.value, state, entry, (event) => events.push(event));
  return events;
}

type Write = (value: unknown) => unknown;

/** The legal moves of all seats to act, with their targets and groups, and the reasons of all other targets. */
function offers<T extends GameTypes>(open: OpenGame<T>, state: T["state"], isWhole: boolean, write: Write): void {
  for (const seat of SEATS_OF[open.seats]) {
    if (!isToAct(open.toAct(state), seat)) continue;
    const legal = [...moves.subarray(0, open.legalMoves(state, seat, moves))];
    write([seat, open.forced(state), legal.map((move) => open.printMove(move))]);
    if (!isWhole) continue;
    write(legal.map((move) => [open.names(state, move), open.group(move) ?? ""]));
    write(open.targets.map((target) => open.whyNot(state, seat, target) ?? ""));
  }
}

function looks<T extends GameTypes>(open: OpenGame<T>, state: T["state"], write: Write): void {
  for (const viewer of [...SEATS_OF[open.seats], "public", "open"] as const) write(open.view(state, viewer));
}
