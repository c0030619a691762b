import type { View } from "../hidden/view-types.ts";
import { type Match, newMatch } from "./match.ts";
import { CHURCHES, MATERIALS, PALAZZO, STREETS, sum, TRADE_CITIES } from "./words.ts";

/** The match in an open view before a placement. Throws if a card has been drawn since the deck was made. */
export function matchFrom(view: View, options: Readonly<Record<string, string>>): Match {
  if (view.awaits !== "place" || view.viewer !== "open" || view.knowledge.trail.length > 0) {
    throw new Error("this view does not show everything that a match consists of");
  }
  const match = newMatch(view.seats, options);
  match.phase = "placing";
  match.start = view.startPlayer ?? -1;
  match.active = view.active ?? -1;
  match.actor = match.active;
  match.squares = [...view.cells];
  for (const [i, stack] of view.stacks.entries()) match.stacks[STREETS[i] ?? ""] = [...stack];
  match.tiles = view.council.map(({ tile }) => tile ?? "");
  match.scored = view.tilesScored;
  match.seated = view.council.slice(0, view.tilesScored).map(({ seat }) => (typeof seat === "number" ? seat : null));
  match.late = [...view.lateSeats];
  match.openCards = [];
  match.deck = cards(view.knowledge.deckThen);
  match.discards = cards(view.discards);
  match.openCard = view.openScoringCard;
  match.compensated = view.compensated;
  for (const [city, owners] of Object.entries(view.cities)) match.cloth[city] = bySeat(owners);
  readBuildings(match, view);
  for (const seat of match.players.keys()) readMat(match, view, seat);
  return match;
}

const times = <T>(n: number, value: T): T[] => Array.from({ length: n }, () => value);
const cards = (counts: Readonly<Record<string, number>>): string[] =>
  Object.entries(counts).flatMap(([card, n]) => times(n, card));
const bySeat = (counts: readonly number[]): number[] => counts.flatMap((n, seat) => times(n, seat));

function readBuildings(match: Match, view: View): void {
  for (const [church, { materials, artworks }] of Object.entries(view.churches)) {
    if (!CHURCHES.includes(church)) throw new Error(`${church} is no church`);
    for (const material of MATERIALS) {
      for (const seat of bySeat(materials[material])) match.gifts.push({ church, material, seat });
    }
    for (const seat of bySeat(artworks)) match.artworks.push({ building: church, seat });
  }
  for (const seat of view.palazzo) match.artworks.push({ building: PALAZZO, seat });
}

function readMat(match: Match, view: View, seat: number): void {
  const player = match.players[seat];
  const mat = view.mats[seat];
  if (player === undefined || mat === undefined) throw new Error(`no mat for seat ${seat}`);
  const isPooled = match.options["workshops"] === "pooled";
  for (const material of MATERIALS) player.goods[material] = mat.warehouse[material];
  player.workshops = isPooled ? mat.workshops.map((_, i) => (i === 0 ? sum(mat.workshops) : 0)) : [...mat.workshops];
  player.ships = mat.ships;
  player.houses = TRADE_CITIES.filter((city) => Object.entries(view.houses).some(([c, o]) => c === city && o[seat]));
  if (match.options["cubes"] !== "unlimited") player.cubes = mat.cubes;
  player.coloured = mat.coloured;
  player.white = mat.white;
  player.hand = cards(mat.hand ?? {});
  player.dealt = [...(view.dealt[seat] ?? [])];
  player.kept = view.keptCards[seat] ?? null;
  player.points = view.scores[seat] ?? 0;
  player.turns = view.turns[seat] ?? 0;
}
