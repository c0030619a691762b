import type { GameTypes, OpenGame } from "../../game.ts";
import { type Entry, playEntry } from "../../match/log.ts";
import { SEATS_OF } from "../../seat.ts";
import { isSimultaneous, NOBODY } from "../../to-act.ts";
import { must, mustEqual } from "../must.ts";
import { bytesOf, type Subject } from "../subject.ts";
import { standingsAddUp } from "./samples.ts";

/** Every move and every outcome of the tables prints and parses back. */
export function checkTables<T extends GameTypes>(open: OpenGame<T>): void {
  const tables = [
    { name: "move", size: open.moves.length, print: open.printMove, parse: open.parseMove },
    { name: "outcome", size: open.outcomes.length, print: open.printOutcome, parse: open.parseOutcome },
  ];
  for (const { name, size, print, parse } of tables) {
    for (let i = 0; i < size; i++) {
      const text = print.call(open, i);
      must(/^[\x21-\x7e]+( [\x21-\x7e]+)*$/.test(text), `the ${name} ${i} prints as "${text}"`);
      must(parse.call(open, text) === i, `the ${name} "${text}" parses as ${parse.call(open, text)} instead of ${i}`);
    }
    for (const text of ["", "?", "no such thing", "-1", "0"]) {
      must(parse.call(open, text) === -1, `the ${name} "${text}" parses as ${parse.call(open, text)}`);
    }
  }
  must(new Set(open.targets).size === open.targets.length, "a target comes twice");
  must(!open.parsePosition("no-such-field=1").ok, 'the position "no-such-field=1" is not refused');
}

/** Checks a played match: it has entries and ends in time, its log replays, and its events add up. */
export function checkMatch<T extends GameTypes>(
  subject: Subject<T>,
  open: OpenGame<T>,
  entries: readonly Entry[],
  end: T["state"],
): void {
  must(entries.length > 0, "over before its first entry");
  must(open.toAct(end) === NOBODY, `not over after ${entries.length} entries`);
  must(entries.length <= open.maxEntries, `${entries.length} entries, more than maxEntries ${open.maxEntries}`);
  must(
    open.progress(end) <= 1 && open.progress(open.setup()) >= 0,
    `progress goes from ${open.progress(open.setup())} to ${open.progress(end)}`,
  );
  must(standingsAddUp(open, end), `standings ${JSON.stringify(open.standings(end))}`);

  const points: number[] = Array.from({ length: open.seats }, () => 0);
  const state = open.setup();
  let simultaneous = false;
  let hides = false;
  for (const [ply, entry] of entries.entries()) {
    simultaneous ||= isSimultaneous(open.toAct(state));
    hides ||= SEATS_OF[open.seats].some((seat) => subject.secrets.hidden(state, seat).length > 0);
    if (ply % SCORED_IN === 0) mustScoreWithin(open, state);
    const done = playEntry(open, state, entry, (event) => {
      for (const [seat, n] of (subject.pointsOf(event) ?? []).entries()) points[seat] = (points[seat] ?? 0) + n;
    });
    must(done.ok, `ply ${ply}, ${entry.text}: ${done.ok ? "" : done.refusal}`);
  }
  mustEqual(bytesOf(state), bytesOf(end), "bytes after replay");
  mustEqual(open.hash(state), open.hash(end), "hash after replay");
  must(
    points.slice(open.seats).every((n) => n === 0),
    `points for a seat that the match does not have: ${points}`,
  );
  const traits = { hides, simultaneous };
  const said = { hides: open.traits.hides, simultaneous: open.traits.simultaneous };
  mustEqual(JSON.stringify(traits), JSON.stringify(said), "what a match showed of the traits");
  mustScoreWithin(open, end);
  const scored = open.standings(end).scores.map((score) => score.points);
  mustEqual(`${points.slice(0, open.seats)}`, `${scored}`, "the sum of the scored events");
}

/** One position in this many is looked at. */
const SCORED_IN = 8;

function mustScoreWithin<T extends GameTypes>(open: OpenGame<T>, state: T["state"]): void {
  const { least, most } = open.traits.points;
  for (const { points } of open.standings(state).scores) {
    must(points >= least && points <= most, `${points} points, outside the bounds ${least} to ${most}`);
  }
}
