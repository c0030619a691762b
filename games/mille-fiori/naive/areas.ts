import { filled, isSame, type Match, ownerOf } from "./match.ts";
import { type Card, distinct, FLEET_POINTS, SPACES, type Space, sum } from "./words.ts";

/** Points by seat. */
export type Points = readonly number[];

const nothing = (match: Match): number[] => match.players.map(() => 0);
const forOne = (match: Match, seat: number, points: number): Points =>
  match.players.map((_, each) => (each === seat ? points : 0));

/** 3.2 to 3.4, 3.6, 3.7 Where a diamond may be put for the card. */
export function spacesFor(match: Match, card: Card): readonly Space[] {
  const free = SPACES.filter((space) => space.area === card.area && ownerOf(match, space) === undefined);
  switch (card.area) {
    case "houses":
      return free.slice(0, 1);
    case "nobili":
    case "populi":
      return free.filter((space) => directlyBelow(space).every((each) => ownerOf(match, each) !== undefined));
    default:
      return free.filter((space) => space.symbol === card.symbol);
  }
}

/** 3.2 to 3.7 The points of every seat for the diamond just placed. */
export function immediatePoints(match: Match, seat: number, card: Card, space: Space): Points {
  switch (space.area) {
    case "workshops": {
      const group = groupOf(match, seat, space);
      return forOne(match, seat, space.symbol === "pigment" ? 2 * group.length : group.length);
    }
    case "houses":
      return forOne(match, seat, runUpTo(match, seat, space));
    case "nobili":
    case "populi":
      return peoplePoints(match, seat, card, space);
    case "trade":
      return tradePoints(match, space);
    case "harbor":
      return fleetPoints(match, space);
  }
}

/** 4.3 Whether the seat meets the condition of the area's point bonus. */
export function ownsAll(match: Match, seat: number, space: Space): boolean {
  const own = filled(match, space.area, seat);
  if (space.area === "harbor") return false;
  if (space.area === "houses") return distinct(own.map(({ value }) => value)).length >= 4;
  const symbols = SPACES.filter(({ area }) => area === space.area).map(({ symbol }) => symbol);
  return symbols.every((symbol) => own.some((each) => each.symbol === symbol));
}

/** 4.1 Whether the diamond just put there earns an extra card; a ship's extra card is not counted. */
export function earnsExtra(match: Match, seat: number, space: Space): boolean {
  switch (space.area) {
    case "workshops":
      return SPACES.filter(({ mark }) => mark === space.mark).every((each) => ownerOf(match, each) !== undefined);
    case "houses": {
      const values = filled(match, "houses", seat).map(({ value }) => value);
      const isNew = values.filter((value) => value === space.value).length === 1;
      return isNew && [3, 5].includes(distinct(values).length);
    }
    case "nobili":
    case "populi":
      return space.row === 0;
    case "trade": {
      const count = (owner: number): number =>
        filled(match, "trade", owner).filter(({ symbol }) => symbol === space.symbol).length;
      return match.players.some((_, other) => count(other) > count(seat));
    }
    case "harbor":
      return false;
  }
}

/** 1.4 Workshops are neighbours two half steps apart in a row, and one half step apart in rows that touch. */
function isNeighbour(a: Space, b: Space): boolean {
  const [rows, columns] = [Math.abs(a.row - b.row), Math.abs(a.column - b.column)];
  return (rows === 0 && columns === 2) || (rows === 1 && columns === 1);
}

export const neighboursOf = (space: Space): readonly Space[] =>
  SPACES.filter((each) => each.area === "workshops" && isNeighbour(each, space));

/** 3.2 The seat's diamonds that hang together with this one, itself included. */
function groupOf(match: Match, seat: number, start: Space): readonly Space[] {
  const group = [start];
  for (const space of group) {
    for (const each of neighboursOf(space)) {
      if (ownerOf(match, each) === seat && !group.some((one) => isSame(one, each))) group.push(each);
    }
  }
  return group;
}

/** 3.3 The values of the seat's unbroken row of houses that ends here. */
function runUpTo(match: Match, seat: number, space: Space): number {
  const before = SPACES.find(({ area, at }) => area === "houses" && at === space.at - 1);
  const isOwn = before !== undefined && ownerOf(match, before) === seat;
  return space.value + (isOwn ? runUpTo(match, seat, before) : 0);
}

/** In a pyramid, the two spaces under this one; empty for the lowest row. */
export const directlyBelow = (space: Space): readonly Space[] =>
  SPACES.filter(
    (each) =>
      each.area === space.area &&
      each.row === space.row + 1 &&
      (each.column === space.column || each.column === space.column + 1),
  );

/** Top, middle, bottom. */
const LEVEL_POINTS = [6, 3, 1];

function peoplePoints(match: Match, seat: number, card: Card, space: Space): Points {
  const points = nothing(match);
  const own = (LEVEL_POINTS[space.row] ?? 0) * (space.symbol === card.symbol ? 2 : 1);
  points[seat] = (points[seat] ?? 0) + own;
  for (const each of supportOf(space)) {
    const owner = ownerOf(match, each);
    if (owner !== undefined) points[owner] = (points[owner] ?? 0) + (LEVEL_POINTS[each.row] ?? 0);
  }
  return points;
}

/** 3.5 All spaces that the space rests on, each once. */
export const supportOf = (space: Space): readonly Space[] => {
  const below = directlyBelow(space);
  return distinct([...below, ...below.flatMap(directlyBelow)]);
};

function tradePoints(match: Match, space: Space): Points {
  const owners = match.diamonds
    .filter((diamond) => diamond.space.area === "trade" && diamond.space.symbol === space.symbol)
    .map(({ owner }) => owner);
  return match.players.map((_, seat) => owners.filter((owner) => owner === seat).length * owners.length);
}

/** 3.7 The third ship of a row takes its goods away. */
function fleetPoints(match: Match, space: Space): Points {
  const fleet = match.diamonds.filter((diamond) => diamond.space.area === "harbor" && diamond.space.row === space.row);
  if (fleet.length < 3) return nothing(match);
  const goods = filled(match, "trade").filter(({ row }) => row === space.row).length;
  return match.players.map((_, seat) =>
    sum(fleet.map(({ owner }) => (owner === seat ? (FLEET_POINTS[goods] ?? 0) : 0))),
  );
}
