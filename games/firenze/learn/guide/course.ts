import { latest, ofKind, type Situation, where } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import { BONUS_FLOORS, BUILDINGS, CHURCHES, COLOURS, EVENTS, FEASTS, FLOORS } from "../../rules/content.ts";
import type { Event } from "../../rules/events.ts";
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

/** Balconies that nobody has covered. */
const balconies = ({ view }: At): readonly string[] =>
  view.contracts.flatMap(({ balcony, seal }, k) => (balcony !== null && seal === null ? [nameOf(k)] : []));

const MANY_BRICKS = 8;
const MANY_CARDS = 4;
const FEW_SEALS = 3;
const stored = ({ view, you }: At): number => (view.mats[you]?.storage ?? []).reduce((sum, n) => sum + n, 0);
const held = ({ view, you }: At): number =>
  (view.mats[you]?.hand.length ?? 0) + (view.mats[you]?.buildings.length ?? 0);
const seals = ({ view }: At): readonly number[] => view.mats.map(({ sealsLeft }) => sealsLeft);

/** What is told about cards and the course of a match. */
export const COURSE: readonly Of[] = [
  {
    id: "balcony",
    when: (at) => where(isChoosing(at) && balconies(at).length > 0 && at.view.mats.some(({ turns }) => turns > 0)),
    point: balconies,
    claim: ({ view }) => view.balconiesDone < 4,
  },
  {
    id: "majority",
    when: (at) => where(isChoosing(at) && at.view.contracts.some(({ seal }) => typeof seal === "number")),
    point: ({ view }) => view.contracts.flatMap(({ seal }, k) => (typeof seal === "number" ? [nameOf(k)] : [])),
    claim: ({ events }) => events.some(({ type }) => type === "contractFulfilled"),
  },
  {
    id: "floors",
    when: (at) => where(latest(at, "floorBonus") !== undefined),
    point: () => BONUS_FLOORS.map((floors) => `bonus:${floors}`),
    claim: ({ view }) => view.floorBonuses.some((seat) => seat !== null),
  },
  lies("event", EVENTS),
  lies("feast", FEASTS),
  lies("building", BUILDINGS),
  {
    id: "church",
    when: (at) => where(isChoosing(at) && [...inRow(at, PRIVILEGES), ...inChurch(at)].length > 0),
    point: (at) => inRow(at, PRIVILEGES),
    claim: ({ view }) =>
      [...view.church, ...view.row.map(({ card }) => card)].some((card) => PRIVILEGES.includes(card)),
  },
  {
    id: "limit",
    when: (at) => where(isChoosing(at) && (stored(at) >= MANY_BRICKS || held(at) >= MANY_CARDS)),
    point: ({ you, view }) =>
      COLOURS.filter((_, k) => (view.mats[you]?.storage[k] ?? 0) > 0).map((colour) => `storage:${you}:${colour}`),
    claim: (at) => stored(at) >= MANY_BRICKS || held(at) >= MANY_CARDS,
  },
  {
    id: "ending",
    when: (at) => where(!at.isOver && seals(at).some((n) => n <= FEW_SEALS)),
    point: () => [],
    claim: ({ view }) => view.awaits !== "over",
  },
  {
    id: "over",
    when: ({ isOver }) => where(isOver),
    point: () => [],
    claim: ({ view }) => view.awaits === "over",
  },
];
