import { clothIn, type Match, playerAt } from "./match.ts";
import {
  ARTWORK_SLOTS,
  BUILDINGS,
  CHURCHES,
  distinct,
  isMaterial,
  MATERIALS,
  type Material,
  PORTS,
  SLOTS,
  sum,
  TRADE_CITIES,
  without,
} from "./words.ts";

/** What a player can act with, and the free slots. Which of several places a piece goes to is left out. */
export interface Means {
  readonly goods: Readonly<Record<Material, number>>;
  readonly workshops: readonly number[];
  readonly isPooled: boolean;
  readonly ships: number;
  readonly houses: readonly string[];
  readonly cubes: number;
  readonly hand: readonly string[];
  readonly roomInPorts: number;
  readonly roomInTradeCities: Readonly<Record<string, number>>;
  readonly artworkSlots: number;
  readonly slots: Readonly<Record<Material, number>>;
}

export const roomIn = (match: Match, city: string): number => 12 - clothIn(match, city).length;
export const artworkRoom = (match: Match, building: string): number =>
  (ARTWORK_SLOTS[building] ?? 0) - match.artworks.filter((artwork) => artwork.building === building).length;
export const slotRoom = (match: Match, church: string, material: Material): number =>
  (SLOTS[church] ?? 0) - match.gifts.filter((gift) => gift.church === church && gift.material === material).length;

export function meansOf(match: Match, seat: number): Means {
  const player = playerAt(match, seat);
  const slots = (material: Material): number => sum(CHURCHES.map((church) => slotRoom(match, church, material)));
  return {
    goods: { ...player.goods },
    workshops: [...player.workshops],
    isPooled: match.options["workshops"] === "pooled",
    ships: player.ships,
    houses: [...player.houses],
    cubes: player.cubes,
    hand: [...player.hand],
    roomInPorts: sum(PORTS.map((port) => roomIn(match, port))),
    roomInTradeCities: Object.fromEntries(TRADE_CITIES.map((city) => [city, roomIn(match, city)])),
    artworkSlots: sum(BUILDINGS.map((building) => artworkRoom(match, building))),
    slots: { wood: slots("wood"), brick: slots("brick"), marble: slots("marble") },
  };
}

/** 4.2, 7.9 The workshops after weaving. */
export function woven(workshops: readonly number[], cubes: number, isPooled: boolean): readonly number[] {
  const after = [...workshops];
  const count = workshops.length;
  if (isPooled) {
    const cloth = sum(workshops);
    after.fill(0);
    after[0] = cloth + Math.min(count, 4 * count - cloth, cubes);
    return after;
  }
  const emptiestFirst = workshops.map((_, i) => i).sort((a, b) => (workshops[a] ?? 0) - (workshops[b] ?? 0));
  let left = cubes;
  for (const i of emptiestFirst) {
    const cloth = after[i] ?? 0;
    if (cloth === 4 || left === 0) continue;
    after[i] = cloth + 1;
    left--;
  }
  return after;
}

/** 4.8 The workshops without one cloth of the fullest. */
export function withoutCloth(workshops: readonly number[]): readonly number[] {
  const most = Math.max(...workshops);
  const at = workshops.indexOf(most);
  return workshops.map((cloth, i) => (i === at ? cloth - 1 : cloth));
}

/** 4 All means that carrying out an action can leave. The list is empty if the action is impossible. */
export function results(means: Means, action: string): readonly Means[] {
  if (isMaterial(action)) {
    const { goods, cubes } = means;
    if (goods[action] >= 4 || cubes === 0) return [];
    return [{ ...means, goods: { ...goods, [action]: goods[action] + 1 }, cubes: cubes - 1 }];
  }
  switch (action) {
    case "weave": {
      const workshops = woven(means.workshops, means.cubes, means.isPooled);
      const n = sum(workshops) - sum(means.workshops);
      return n === 0 ? [] : [{ ...means, workshops, cubes: means.cubes - n }];
    }
    case "build":
      return buildings(means).map(({ after }) => after);
    case "artwork":
      return means.goods.marble > 0 && means.artworkSlots > 0
        ? [
            {
              ...means,
              goods: { ...means.goods, marble: means.goods.marble - 1 },
              artworkSlots: means.artworkSlots - 1,
            },
          ]
        : [];
    case "ship":
      return shipped(means);
    case "transport":
      return transported(means, TRADE_CITIES);
    default:
      return MATERIALS.filter((material) => means.goods[material] > 0 && means.slots[material] > 0).map((material) =>
        contributed(means, material),
      );
  }
}

export const contributed = (means: Means, material: Material): Means => ({
  ...means,
  goods: { ...means.goods, [material]: means.goods[material] - 1 },
  slots: { ...means.slots, [material]: means.slots[material] - 1 },
});

/** 4.3 What can be built, in notation, and the means that it leaves. */
export function buildings(means: Means): readonly { readonly text: string; readonly after: Means }[] {
  const { goods, ships, workshops, houses } = means;
  const pay = (wood: number, brick: number): Means => ({
    ...means,
    goods: { ...goods, wood: goods.wood - wood, brick: goods.brick - brick },
    cubes: means.cubes + wood + brick,
  });
  const all: { text: string; after: Means }[] = [];
  if (goods.wood >= 2 && ships < 3) all.push({ text: "build ship", after: { ...pay(2, 0), ships: ships + 1 } });
  if (goods.wood >= 1 && goods.brick >= 1 && workshops.length < 3) {
    all.push({ text: "build workshop", after: { ...pay(1, 1), workshops: [...workshops, 0] } });
  }
  if (goods.brick < 2) return all;
  for (const city of TRADE_CITIES) {
    if (houses.includes(city)) continue;
    all.push({ text: `build house ${city}`, after: { ...pay(0, 2), houses: [...houses, city] } });
  }
  return all;
}

export const afterShipping = (means: Means): Means => ({
  ...means,
  workshops: withoutCloth(means.workshops),
  roomInPorts: means.roomInPorts - 1,
});

function shipped(means: Means): readonly Means[] {
  const most = Math.min(means.ships, sum(means.workshops), means.roomInPorts);
  const all: Means[] = [];
  for (let n = 0, after = means; n < most; n++) {
    after = afterShipping(after);
    all.push(after);
  }
  return all;
}

export const afterTransport = (means: Means, city: string): Means => ({
  ...means,
  workshops: withoutCloth(means.workshops),
  roomInTradeCities: { ...means.roomInTradeCities, [city]: (means.roomInTradeCities[city] ?? 0) - 1 },
});

function transported(means: Means, cities: readonly string[]): readonly Means[] {
  return cities.flatMap((city, i) => {
    const isServable = means.houses.includes(city) && (means.roomInTradeCities[city] ?? 0) > 0;
    if (!isServable || sum(means.workshops) === 0) return [];
    const after = afterTransport(means, city);
    return [after, ...transported(after, cities.slice(i + 1))];
  });
}

export const isPossible = (means: Means, action: string): boolean => results(means, action).length > 0;

/** 4.9 All means that playing a card can leave. */
export const resultsOfCard = (means: Means, card: string): readonly Means[] =>
  results({ ...means, hand: without(means.hand, card) }, card);

/** 3.2, 3.11 Can one of the actions be carried out, now or after any cards in any order? Tries everything. */
export function canCarryOut(means: Means, actions: readonly string[], seen = new Set<string>()): boolean {
  if (actions.some((action) => isPossible(means, action))) return true;
  const key = JSON.stringify({ ...means, hand: [...means.hand].sort(), houses: [...means.houses].sort() });
  if (seen.has(key)) return false;
  seen.add(key);
  return distinct(means.hand).some((card) =>
    resultsOfCard(means, card).some((after) => canCarryOut(after, actions, seen)),
  );
}
