import { listOf, type Reader, seatName } from "#boardkit";
import { elementAt, isSeat, type Seat, unreachable } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import {
  BERTHS_A_ROW,
  GOODS,
  HOUSE_VALUES,
  levelOf,
  type Person,
  SEA_EXTRA_CARDS,
  SEA_POINTS,
  type SeaSpace,
  WORKSHOP_SPACES,
} from "../../rules/board/board.ts";
import { type AreaName, BONUS_POINTS, type BonusAreaName, CARDS } from "../../rules/content.ts";
import { symbolOn } from "../board/printed.ts";
import { progressOf } from "../board/progress.ts";
import { pointsOf } from "../gains.ts";
import { areaName, fullCardName, isArea, isSymbol, symbolName } from "./names.ts";

/** A target in words. */
export function targetLabel(target: string, view: View, reader: Reader): string {
  const [kind = "", first = ""] = target.split(":");
  const { say } = reader;
  if (isArea(kind)) return spaceLabel(kind, Number(first), view, reader);
  switch (kind) {
    case "sea":
      return seaLabel(Number(first) as SeaSpace, reader);
    case "ship":
      return withSeat(first, view, target, (seat) =>
        say("label.ship", { name: seatName(reader, seat), k: view.mats[seat]?.ship ?? 0 }),
      );
    case "hand":
    case "display": {
      const card = CARDS.find(({ name }) => name === first);
      return card === undefined ? target : say(`label.${kind}`, { card: fullCardName(reader, card.name) });
    }
    case "kept":
      return withSeat(first, view, target, (seat) => say("label.kept", { name: seatName(reader, seat) }));
    case "packet":
      return withSeat(first, view, target, (seat) =>
        say("label.packet", { name: seatName(reader, seat), n: view.packets[seat]?.size ?? 0 }),
      );
    case "bonus":
      return isArea(first) && first !== "harbor" ? bonusLabel(first, view, reader) : target;
    default:
      return target;
  }
}

function withSeat(text: string, view: View, target: string, worded: (seat: Seat) => string): string {
  const seat = Number(text);
  return isSeat(seat, view.seats) ? worded(seat) : target;
}

function spaceLabel(area: AreaName, i: number, view: View, reader: Reader): string {
  const { say } = reader;
  const owner = view.board[area][i] ?? null;
  const who = owner === null ? say("label.free") : say("label.of", { name: seatName(reader, owner) });
  return say("label.space", { place: placeName(reader, area, i), who });
}

/** A space of the board by its printed symbol or number. */
export function placeName(reader: Pick<Reader, "say">, area: AreaName, i: number): string {
  const { say } = reader;
  switch (area) {
    case "workshops":
      return say("place.workshops", {
        symbol: symbolName(reader, symbolOn(area, i)),
        row: (WORKSHOP_SPACES[i]?.row ?? 0) + 1,
      });
    case "houses":
      return say("place.houses", { k: i + 1, n: elementAt(HOUSE_VALUES, i) });
    case "nobili":
    case "populi":
      return say("place.people", {
        area: areaName(reader, area),
        symbol: symbolName(reader, symbolOn(area, i)),
        level: levelOf(i as Person),
      });
    case "trade":
      return say("place.trade", {
        symbol: symbolName(reader, symbolOn(area, i)),
        row: Math.floor(i / GOODS.length) + 1,
      });
    case "harbor":
      return say("place.harbor", { row: Math.floor(i / BERTHS_A_ROW) + 1, k: (i % BERTHS_A_ROW) + 1 });
    default:
      return unreachable(area);
  }
}

function seaLabel(space: SeaSpace, reader: Reader): string {
  if (space === 0) return reader.say("label.dock");
  const label = reader.say("label.sea", { k: space, n: SEA_POINTS[space] });
  return SEA_EXTRA_CARDS.some((each) => each === space) ? `${label}, ${reader.say("extraCard")}` : label;
}

/** What earns the bonus of an area. */
export const conditionOf = ({ say }: Pick<Reader, "say">, area: BonusAreaName): string =>
  say(`bonus.${wantedIn(area)}`);

/** Both pyramids have the same condition. */
export const wantedIn = (area: BonusAreaName): string => (area === "nobili" || area === "populi" ? "people" : area);

function bonusLabel(area: BonusAreaName, view: View, reader: Reader): string {
  const { say } = reader;
  const owners = view.bonuses[area];
  const taken = owners.map((seat, rank) =>
    say("label.bonus-taken", { n: elementAt(BONUS_POINTS, rank), name: seatName(reader, seat) }),
  );
  const next = BONUS_POINTS[owners.length];
  const open = next === undefined ? say("label.bonus-gone") : say("label.bonus-open", { n: next });
  const what = [...taken, open, ...progressLabel(area, view, reader)].join(", ");
  return say("label.bonus", { area: areaName(reader, area), condition: conditionOf(reader, area), what });
}

function progressLabel(area: BonusAreaName, view: View, reader: Reader): readonly string[] {
  const progress = progressOf(view, reader.you, area);
  if (progress === null || progress.missing.length === 0) return [];
  const { n, of } = progress;
  const missing = progress.missing.map((each) => {
    const sign = String(each);
    return isSymbol(sign) ? symbolName(reader, sign) : sign;
  });
  return [reader.say("label.bonus-progress", { n, of, missing: listOf(reader.locale, missing) })];
}

/** What a chip shows of a seat, in words. */
export function seatCounts({ say }: Reader, view: View, seat: Seat): readonly string[] {
  const mat = view.mats[seat];
  return [
    say("label.points", { n: pointsOf(mat) }),
    ...(mat === undefined || mat.secured === 0 ? [] : [say("bonus-secured", { n: mat.secured })]),
    `${mat?.personal ?? 0} ${say("personalSupply")}`,
    ...(view.doge === seat ? [say("doge")] : []),
  ];
}
