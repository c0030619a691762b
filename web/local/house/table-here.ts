import { contentHash } from "#engine";
import type { TableSeat, TableView } from "#protocol";
import { isOver } from "#referee";
import type { Held } from "../store/held.ts";
import type { HereSeat, KeptMatch } from "../store/kept.ts";
import { isStopped, STAND_IN } from "./clocks-here.ts";

/** The table of a match in the page, as the server would show it. */
export function tableHere(held: Held): TableView {
  const { kept, match, viewer, handTo } = held;
  return {
    ...plainTable(kept),
    seats: kept.seats.map((sitter, seat) => ({
      ...seatHere(sitter, seat),
      ...(isStopped(held, seat as TableSeat["seat"]) ? { standIn: STAND_IN } : {}),
    })),
    ...(kept.pace === undefined ? {} : { pace: kept.pace }),
    status: isOver(match) ? "over" : "running",
    you: held.isElsewhere ? null : viewer,
    ...(match.contentText === undefined ? {} : { content: contentHash(match.contentText) }),
    here: {
      ...(handTo === null || held.isElsewhere ? {} : { handTo }),
      ...(held.isUnkept ? { isUnkept: true } : {}),
      ...(held.isElsewhere ? { isElsewhere: true } : {}),
      ...(kept.branch === undefined ? {} : { branch: kept.branch }),
      ...(kept.isGuided === true ? { isGuided: true } : {}),
    },
  };
}

/** The table of a match that was begun by rules which this build does not have. */
export const tableOfOtherRules = (kept: KeptMatch): TableView => ({
  ...plainTable(kept),
  status: "running",
  otherRules: kept.rulesVersion,
  here: {},
});

const plainTable = ({ id, game, options, seats, incidents = [] }: KeptMatch): Omit<TableView, "status"> => ({
  ...{ id, game, options, owner: 0, door: "private", you: 0 },
  seats: seats.map(seatHere),
  ...{ seatLink: null, browsers: 1, renewable: [], incidents, rematch: null },
});

const seatHere = (sitter: HereSeat, seat: number): TableSeat => ({
  seat: seat as TableSeat["seat"],
  kind: sitter.kind,
  name: sitter.kind === "bot" ? sitter.level : sitter.name,
  here: true,
});
