import { sum } from "#boardkit";
import type { Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import { BERTHS_A_ROW, GOODS, HOUSE_VALUES, NEIGHBOURS, PERSON_INDEX, peopleBelow } from "../../rules/board/board.ts";

/** What a diamond on a space may bring later, as far as the guide has taught it: it decides between equal moves. */

export const PROSPECTS = ["none", "pair", "room", "run", "berth", "own"] as const;
export type ProspectKind = (typeof PROSPECTS)[number];

export interface Prospect {
  readonly kind: ProspectKind;
  /** Pairs, free neighbours, goods, own ships: what the kind counts. */
  readonly n: number;
  /** In order only: more is better. */
  readonly value: number;
}

export const NO_PROSPECT: Prospect = { kind: "none", n: 0, value: 0 };

const of = (kind: ProspectKind, n: number, value: number): Prospect => (value > 0 ? { kind, n, value } : NO_PROSPECT);

/** What counts a little in comparison with one thing of another kind. */
const LITTLE = 0.1;
const HALF = 0.5;

/** The prospects of a diamond on a space, or of a ship on the sea route, before it is there. */
export function prospectOf({ board }: View, you: Seat, target: string): Prospect {
  const [area = "", index = ""] = target.split(":");
  const i = Number(index);
  switch (area) {
    case "nobili":
    case "populi": {
      const n = pairs(board[area], i, you);
      return of("pair", n, n);
    }
    case "workshops": {
      const n = (NEIGHBOURS[i] ?? []).filter((each) => board.workshops[each] === null).length;
      return of("room", n, LITTLE * n);
    }
    case "houses":
      return of("run", 1, i < HOUSE_VALUES.length - 1 ? HALF : 0);
    case "harbor": {
      const row = Math.floor(i / BERTHS_A_ROW);
      const n = taken(board.trade, row, GOODS.length).length;
      const ships = taken(board.harbor, row, BERTHS_A_ROW);
      const own = ships.filter((owner) => owner === you).length;
      return ships.length === BERTHS_A_ROW - 1 ? NO_PROSPECT : of("berth", n, 1 + n + LITTLE * own);
    }
    case "trade": {
      const row = Math.floor(i / GOODS.length);
      const ships = taken(board.harbor, row, BERTHS_A_ROW);
      const n = ships.length === BERTHS_A_ROW ? 0 : ships.filter((owner) => owner === you).length;
      return of("own", n, n);
    }
    default:
      return NO_PROSPECT;
  }
}

/** Free spaces above that the space carries together with an own diamond. */
const pairs = (spaces: readonly (Seat | null)[], i: number, you: Seat): number =>
  sum(
    PERSON_INDEX.filter((above) => spaces[above] === null).map((above) => {
      const below = peopleBelow(above) as readonly number[];
      return below.includes(i) && below.some((each) => each !== i && spaces[each] === you) ? 1 : 0;
    }),
  );

const taken = (spaces: readonly (Seat | null)[], row: number, size: number): readonly Seat[] =>
  spaces.slice(row * size, (row + 1) * size).filter((owner) => owner !== null);
