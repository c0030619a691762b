import { BUILDINGS, type BuildingName, CARDS, COLOURS, FLOORS, HAND_KINDS, SLOTS } from "./content.ts";
import { MOVES } from "./move-table.ts";
import type { Shift } from "./moves.ts";
import { activeOf, actorOf, PLAYERS, type Player, type State, TOWER_SLOTS, type TowerSlot } from "./state.ts";
import type { Target } from "./targets.ts";

/** Everything on the table that can be pointed at. */
export const TARGETS: readonly Target[] = [
  ...COLOURS.flatMap((colour) => FLOORS.map((floors): Target => `contract:${colour}:${floors}`)),
  ...SLOTS.map((slot): Target => `slot:${slot}`),
  ...SLOTS.flatMap((slot) => COLOURS.map((colour): Target => `brick:${slot}:${colour}`)),
  ...COLOURS.map((colour): Target => `bag:${colour}`),
  ...PLAYERS.flatMap((seat) => COLOURS.map((colour): Target => `storage:${seat}:${colour}`)),
  ...PLAYERS.flatMap((seat) => TOWER_SLOTS.map((slot): Target => `tower:${seat}:${slot}`)),
  ...COLOURS.map((colour): Target => `site:${colour}`),
  ...HAND_KINDS.map((kind): Target => `hand:${CARDS[kind]}`),
  ...BUILDINGS.map((building): Target => `building:${building}`),
  "church:campanile",
];

/** Towers that are alike are one target. */
function alike(s: State, seat: Player, slot: TowerSlot): readonly Target[] {
  const tower = s.towers[seat][slot];
  return TOWER_SLOTS.filter((other) => other >= slot && s.towers[seat][other] === tower && tower > 0).map(
    (other): Target => `tower:${seat}:${other}`,
  );
}

const withArchitect = (target: Target, shift: Shift | undefined): readonly Target[] =>
  shift === undefined ? [target] : [target, "hand:architect"];

/** The things by which a person makes this move. Ending a phase and letting an event happen have no place. */
export function names(s: State, index: number): readonly Target[] {
  const move = MOVES[index];
  if (move === undefined || s.active[0] === 0) return [];
  const actor = actorOf(s);
  switch (move.type) {
    case "neutral":
      return [`contract:${move.colour}:${move.floors}`];
    case "card":
      return [`slot:${move.slot}`];
    case "lay":
      return [`slot:${move.slot}`, `storage:${actor}:${move.colour}`];
    case "give":
    case "swap":
      return [`storage:${actor}:${move.colour}`];
    case "exchange":
      return [`brick:${move.slot}:${move.colour}`];
    case "found":
      return [`site:${move.colour}`];
    case "raise":
      return [`tower:${activeOf(s)}:${move.tower}`];
    case "fulfil":
      return withArchitect(`contract:${move.colour}:${move.floors}`, move.shift);
    case "bell":
      return withArchitect("church:campanile", move.shift);
    case "alchemist":
      return ["hand:alchemist", `bag:${move.colour}`];
    case "wholesaler":
      return ["hand:wholesaler", `slot:${move.slot}`];
    case "saboteur":
      return ["hand:saboteur", ...alike(s, move.seat, move.tower)];
    case "smuggler":
      return ["hand:smuggler", `storage:${move.seat}:${move.colour}`];
    case "princess":
      return ["hand:princess"];
    case "mason":
      return ["hand:mason"];
    case "patrician":
      return ["hand:patrician", `hand:${move.card}`];
    case "cancel":
      return ["hand:patrician"];
    case "strike":
    case "keep":
      return alike(s, actor, move.tower);
    case "discard":
      return [
        BUILDINGS.includes(move.card as BuildingName)
          ? `building:${move.card as BuildingName}`
          : `hand:${move.card as "mason"}`,
      ];
    case "built":
    case "end":
    case "accept":
      return [];
  }
}
