import type { Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import {
  GOODS,
  HOUSE_VALUES,
  LAST_SEA_SPACE,
  LEVEL_POINTS,
  levelOf,
  NEIGHBOURS,
  PEOPLE,
  PERSON_INDEX,
  peopleBelow,
  SEA_POINTS,
  WORKSHOP_SPACES,
} from "../../rules/board/board.ts";
import { areaOfSymbol, CARDS, type CardName, type SymbolName } from "../../rules/content.ts";

/** About what a ship in the harbor is worth. */
const BERTH = 2;

/** About what a card would bring a seat now, placed or sailed with: for choosing the card to keep. */
export function worthOf(view: View, you: Seat, name: CardName): number {
  const least = leastOf(view, you, name);
  return areaOfSymbol(symbolOf(name)) === "harbor" ? Math.max(BERTH, least) : least;
}

/** What a card would bring a seat now at the least. */
export function leastOf(view: View, you: Seat, name: CardName): number {
  const number = CARDS.find((each) => each.name === name)?.number ?? 0;
  const from = view.mats[you]?.ship ?? 0;
  const sailed = from === LAST_SEA_SPACE ? 0 : (SEA_POINTS[Math.min(LAST_SEA_SPACE, from + number)] ?? 0);
  return Math.max(sailed, placed(view, you, symbolOf(name)));
}

const symbolOf = (name: CardName): SymbolName => name.split("-")[0] as SymbolName;

function placed(view: View, you: Seat, symbol: SymbolName): number {
  const area = areaOfSymbol(symbol);
  switch (area) {
    case "workshops":
      return inWorkshops(view.board.workshops, you, symbol);
    case "houses":
      return inHouses(view.board.houses, you);
    case "nobili":
    case "populi":
      return inPyramid(view.board[area], area, symbol);
    case "trade":
      return inTrade(view.board.trade, you, symbol);
    default:
      return 0;
  }
}

type Owners = readonly (Seat | null)[];

function inWorkshops(owners: Owners, you: Seat, symbol: SymbolName): number {
  const groups = WORKSHOP_SPACES.flatMap((space, i) => {
    const near = NEIGHBOURS[i]?.filter((each) => owners[each] === you).length ?? 0;
    return space.symbol === symbol && owners[i] === null ? [1 + near] : [];
  });
  return Math.max(0, ...groups) * (symbol === "pigment" ? 2 : 1);
}

function inHouses(owners: Owners, you: Seat): number {
  const next = owners.indexOf(null);
  let sum = HOUSE_VALUES[next] ?? 0;
  for (let i = next - 1; i >= 0 && owners[i] === you; i--) sum += HOUSE_VALUES[i] ?? 0;
  return sum;
}

function inPyramid(owners: Owners, area: "nobili" | "populi", symbol: SymbolName): number {
  const open = PERSON_INDEX.filter((i) => owners[i] === null && peopleBelow(i).every((each) => owners[each] !== null));
  const points = open.map((i) => LEVEL_POINTS[levelOf(i)] * (PEOPLE[area][i] === symbol ? 2 : 1));
  return Math.max(0, ...points);
}

function inTrade(owners: Owners, you: Seat, symbol: SymbolName): number {
  const good = (GOODS as readonly string[]).indexOf(symbol);
  const column = owners.filter((_, i) => i % GOODS.length === good);
  const filled = column.filter((owner) => owner !== null).length;
  if (filled === column.length) return 0;
  return (filled + 1) * (column.filter((owner) => owner === you).length + 1);
}
