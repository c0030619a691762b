import { ofKind, type Situation, where } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import { BONUS_FLOORS, BUILDINGS, CHURCHES, COLOURS, EVENTS, FEASTS, FLOORS, NUMERALS } from "../../rules/content.ts";
import type { Event } from "../../rules/events.ts";
import { FIGURES } from "../../rules/figures/figures.ts";
import type { At } from "./at.ts";

type Of = Situation<View, Event>;

const isChoosing = (at: At): boolean => ofKind(at, "card").length > 0;

/** The spaces of the row with a card of one of these kinds. */
const inRow = ({ view }: At, kinds: readonly string[]): readonly string[] =>
  view.row.flatMap(({ card }, slot) => (kinds.includes(card) ? [`slot:${slot}`] : []));

/** Church cards that pay for a contract. */
const PRIVILEGES: readonly string[] = CHURCHES.filter((card) => card !== "campanile");
const inChurch = ({ view }: At): readonly string[] => view.church.filter((card) => PRIVILEGES.includes(card));

/** Told when such a card lies in the row. */
const lies = (id: string, kinds: readonly string[]): Of => ({
  id,
  when: (at) => where(isChoosing(at) && inRow(at, kinds).length > 0),
  point: (at) => inRow(at, kinds),
  claim: ({ view }) => view.row.some(({ card }) => kinds.includes(card)),
});

const nameOf = (contract: number): string => {
  const floors = FLOORS[contract % FLOORS.length] ?? 3;
  return `contract:${COLOURS[Math.floor(contract / FLOORS.length)] ?? "white"}:${floors}`;
};

/** Balconies that nobody has covered, in the order of their numerals: the next one first. */
const balconies = ({ view }: At): readonly string[] =>
  view.contracts
    .flatMap(({ balcony, seal }, k) => (balcony !== null && seal === null ? [{ balcony, name: nameOf(k) }] : []))
    .sort((a, b) => a.balcony - b.balcony)
    .map(({ name }) => name);

const freeBonuses = ({ view }: At): readonly string[] =>
  BONUS_FLOORS.flatMap((floors, k) => (view.floorBonuses[k] === null ? [`bonus:${floors}`] : []));

const FLAGS: readonly string[] = COLOURS.map((colour) => `majority:${colour}`);

const MANY_BRICKS = 8;
const MANY_CARDS = 4;
const FEW_SEALS = 3;
const stored = ({ view, you }: At): number => (view.mats[you]?.storage ?? []).reduce((sum, n) => sum + n, 0);
const held = ({ view, you }: At): number =>
  (view.mats[you]?.hand.length ?? 0) + (view.mats[you]?.buildings.length ?? 0);
/** More bricks than may be kept at the end of the turn. */
const isTooMuch = (at: At): boolean => {
  const { storage, storageWithWarehouse } = FIGURES.limits;
  const hasRoom = at.view.mats[at.you]?.buildings.includes("warehouse") === true;
  return at.view.active === at.you && stored(at) > (hasRoom ? storageWithWarehouse : storage);
};
const seals = ({ view }: At): readonly number[] => view.mats.map(({ sealsLeft }) => sealsLeft);

/** What is told about cards and the course of a match. */
export const COURSE: readonly Of[] = [
  {
    id: "balcony",
    when: (at) => where(isChoosing(at) && balconies(at).length > 0 && at.view.mats.some(({ turns }) => turns > 0)),
    point: balconies,
    claim: (at) => {
      const laid = at.events.filter((event) => event.type === "balconyLaid");
      const next = laid.find(({ numeral }) => numeral === NUMERALS[at.view.balconiesDone]);
      return next !== undefined && balconies(at)[0] === `contract:${next.colour}:${next.floors}`;
    },
  },
  {
    id: "majority",
    when: (at) => where(isChoosing(at) && at.view.contracts.some(({ seal }) => typeof seal === "number")),
    point: ({ view }) =>
      view.contracts.flatMap(({ seal }, k) =>
        typeof seal === "number" ? [`majority:${nameOf(k).split(":")[1]}`] : [],
      ),
    claim: ({ events }) => events.some(({ type }) => type === "contractFulfilled"),
  },
  {
    id: "floors",
    when: (at) => {
      const n = freeBonuses(at).length;
      return isChoosing(at) && n > 0 && at.view.mats.every(({ turns }) => turns > 0)
        ? { n, all: n === BONUS_FLOORS.length ? 1 : 0 }
        : null;
    },
    point: freeBonuses,
    claim: (at) =>
      freeBonuses(at).length === BONUS_FLOORS.length - at.events.filter(({ type }) => type === "floorBonus").length,
  },
  {
    id: "church",
    when: (at) => where(isChoosing(at) && [...inRow(at, PRIVILEGES), ...inChurch(at)].length > 0),
    point: (at) => inRow(at, PRIVILEGES),
    claim: ({ view }) =>
      [...view.church, ...view.row.map(({ card }) => card)].some((card) => PRIVILEGES.includes(card)),
  },
  lies("event", EVENTS),
  lies("feast", FEASTS),
  { ...lies("building", BUILDINGS), isNews: true },
  {
    id: "limit",
    when: (at) => where(isTooMuch(at) || (isChoosing(at) && (stored(at) >= MANY_BRICKS || held(at) >= MANY_CARDS))),
    point: ({ you, view }) =>
      COLOURS.filter((_, k) => (view.mats[you]?.storage[k] ?? 0) > 0).map((colour) => `storage:${you}:${colour}`),
    claim: (at) => at.view.active === at.you && (stored(at) >= MANY_BRICKS || held(at) >= MANY_CARDS),
  },
  {
    id: "ending",
    when: (at) => where(!at.isOver && seals(at).some((n) => n <= FEW_SEALS)),
    point: () => [],
    about: () => FLAGS,
    claim: ({ view }) => view.awaits !== "over",
  },
  {
    id: "over",
    when: ({ isOver }) => where(isOver),
    point: () => [],
    about: () => FLAGS,
    claim: ({ view }) => view.awaits === "over",
  },
];
