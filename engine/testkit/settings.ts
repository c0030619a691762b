import type { Game, GameMeta, GameTypes, OpenGame } from "../game.ts";
import { openBuiltIn } from "../opening/opening.ts";
import { pairwiseSwitches, type Switches, valuesFor } from "../opening/options.ts";
import { type SeatCount, seatCountsOf } from "../seat.ts";

/** One way to set up a match. */
export interface Setting {
  readonly seats: SeatCount;
  readonly switches: Switches;
}

/** Every seat count with the defaults, every other value alone, and every pair of values. */
export function settingsOf(meta: GameMeta): readonly Setting[] {
  return seatCountsOf(meta.seats).flatMap((seats) => {
    const plain = Object.fromEntries(meta.options.map(({ id, values }) => [id, values[0] ?? ""]));
    const singly = meta.options.flatMap((spec) =>
      valuesFor(spec, seats).map((value) => ({ ...plain, [spec.id]: value })),
    );
    const rows = [plain, ...singly, ...pairwiseSwitches(meta.options, seats)];
    const unique = new Map(rows.map((row) => [JSON.stringify(row), row]));
    return [...unique.values()].map((switches) => ({ seats, switches }));
  });
}

/** "3 seats, layout=random cubes=limited" */
export function nameOf({ seats, switches }: Setting): string {
  const chosen = Object.entries(switches).map(([id, value]) => `${id}=${value}`);
  return [`${seats} seats`, ...(chosen.length === 0 ? [] : [chosen.join(" ")])].join(", ");
}

/** The game opened for a setting, with its built-in figures if it has any. */
export const openSetting = <T extends GameTypes>(game: Game<T>, { seats, switches }: Setting): OpenGame<T> =>
  openBuiltIn(game, seats, switches);
