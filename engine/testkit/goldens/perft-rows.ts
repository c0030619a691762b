import type { GameTypes } from "../../game.ts";
import { perft } from "../../match/perft.ts";
import { openByChoice } from "../../opening/opening.ts";
import { invariant } from "../../result.ts";
import type { SeatCount } from "../../seat.ts";
import { perftOf, walkTogether } from "../lockstep/lockstep.ts";
import { mustEqual } from "../must.ts";
import type { Subject } from "../subject.ts";

/** The position of `fiorino perft GAME --seats N --seed S --after K --option ...`, and what is counted from there. */
export interface PerftRow {
  readonly seats: SeatCount;
  /** Options and presets that are not at their default. */
  readonly options?: Readonly<Record<string, string>>;
  readonly seed: number;
  /** Random entries before the position. */
  readonly after: number;
  /** Sequences of length 1, 2, ... */
  readonly counts: readonly number[];
}

/** Named tests of the counts, each by the game and by its second implementation, which leaves out those from `long` on. */
export function perftTests<T extends GameTypes>(
  subject: Subject<T>,
  rows: readonly PerftRow[],
  { long }: { readonly long: number },
): readonly { readonly name: string; run(): void }[] {
  return rows.flatMap((row) => {
    const { seats, seed, after, options = {} } = row;
    const name = [
      `${seats} seats, seed ${seed}, after ${after}`,
      ...Object.entries(options).map((each) => each.join("=")),
    ];
    return [
      { name: name.join(", "), run: () => countByGame(subject, row) },
      { name: `by the second implementation: ${name.join(", ")}`, run: () => countByModel(subject, row, long) },
    ];
  });
}

function countByGame<T extends GameTypes>(subject: Subject<T>, row: PerftRow): void {
  const { open, state } = positionOf(subject, row);
  mustEqual(`${row.counts.map((_, i) => perft(open, state, i + 1))}`, `${row.counts}`, "sequences");
}

function countByModel<T extends GameTypes>(subject: Subject<T>, row: PerftRow, long: number): void {
  const { model } = positionOf(subject, row);
  const short = row.counts.filter((_, i) => Math.max(...row.counts.slice(0, i + 1)) < long);
  mustEqual(`${short.map((_, i) => perftOf(model, i + 1))}`, `${short}`, "sequences");
}

function positionOf<T extends GameTypes>({ game, model: modelOf }: Subject<T>, { seats, options, ...walk }: PerftRow) {
  invariant(modelOf !== undefined, `${game.meta.id} has a second implementation`);
  const open = openByChoice(game, seats, options);
  const model = modelOf(seats, open.options);
  return { open, model, state: walkTogether(open, model, walk) };
}
