import { endings, latest, ofKind, type Situation, targetsOf, tells, where } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import { CHURCH_NAMES, CITY_NAMES, MATERIAL_NAMES, STREET_CELLS, WAREHOUSE } from "../../rules/content.ts";
import type { Event } from "../../rules/events.ts";
import {
  type At,
  bestLooking,
  isPlacing,
  leavingMost,
  type Move,
  nextTile,
  possibleOf,
  streetsOf,
  streetsWith,
} from "./at.ts";
import { isDelivering, isIdle } from "./giving.ts";
import { worthPlaying } from "./playing.ts";

type Of = Situation<View, Event>;

/** What can be done now and leads to something; nothing of it as long as deliveries are left. */
const possibleUses = (at: At): readonly Move[] =>
  isDelivering(at) ? [] : possibleOf(at.moves).filter((move) => !isIdle(at, move));
/** Uses of an action that is impossible now: a card is drawn, and that stays. */
const drawing = (at: At): readonly Move[] => ofKind(at, "use").filter(({ brings }) => brings().view.awaits === "draw");
/** 4.1 All that is impossible now is taking a material of which the warehouse holds no more. */
const lacksRoom = (at: At): boolean =>
  drawing(at).every(({ text }) => MATERIAL_NAMES.some((name) => text === `use ${name}` && roomFor(at, name) === 0));
const roomFor = ({ view, you }: At, name: (typeof MATERIAL_NAMES)[number]): number =>
  WAREHOUSE - (view.mats[you]?.warehouse[name] ?? 0);
const isOthersTurn = ({ view, you }: At): boolean => view.active !== null && view.active !== you;
/** Ways to end one's own turn. */
const handingOver = (at: At): readonly Move[] => [
  ...endings(at),
  ...(isOthersTurn(at) ? [] : ofKind(at, "end").filter(({ next }) => next().length === 0)),
];
/** A card that is worth it is played, so that the reader learns what it does. */
function playingFirst(at: At, ends: readonly Move[]): readonly Move[] {
  const cards = worthPlaying(at);
  return cards.length > 0 ? cards : ends;
}
/** The latest thing that the reader did was to draw a card for the impossible. */
function justDrawn({ events, you }: At) {
  const last = events.findLast((event) => "seat" in event && event.seat === you);
  return last?.type === "cardDrawn" && events.indexOf(last) > events.findLastIndex(({ type }) => type === "discPlaced")
    ? last
    : undefined;
}
const FULL = 3;
const MATERIALS: ReadonlySet<string> = new Set(MATERIAL_NAMES);

/** Who has nothing yet begins with a coloured disc where a material is brought: most other actions would be impossible. */
function sensible(at: At): readonly Move[] {
  const places = ofKind(at, "place");
  if ((at.view.turns[at.you] ?? 0) > 0) return bestLooking(at, places);
  const bringing = places.filter(
    ({ text, targets }) =>
      !text.startsWith("place white ") &&
      targets.some((target) => {
        const street = Number(/^street:(\d+)$/.exec(target)?.[1] ?? Number.NaN);
        return (STREET_CELLS[street] ?? []).some((cell) => MATERIALS.has(at.view.cells[cell] ?? ""));
      }),
  );
  return bestLooking(at, bringing.length > 0 ? bringing : places);
}

/** From the secret card to the end of a turn. */
export const TURN: readonly Of[] = [
  {
    id: "welcome",
    when: (at) => where(ofKind(at, "keep").length > 0 && latest(at, "scoringCardKept") === undefined),
    point: () => [],
    about: () => [
      ...CITY_NAMES.map((city) => `city:${city}`),
      ...CHURCH_NAMES.flatMap((church) => MATERIAL_NAMES.map((material) => `slot:${church}:${material}`)),
    ],
    claim: ({ view }) => view.tilesScored === 0,
  },
  {
    id: "secret",
    when: (at) => where(ofKind(at, "keep").length > 0),
    point: (at) => targetsOf(ofKind(at, "keep")),
    propose: keeping,
    claim: (at) => ofKind(at, "keep").every((move) => tells(move, "scoringCardKept")),
  },
  {
    id: "start-card",
    when: (at) => where(ofKind(at, "take").length > 0),
    point: (at) => targetsOf(ofKind(at, "take")),
    propose: rarest,
    claim: (at) => ofKind(at, "take").every((move) => tells(move, "startCardTaken")),
  },
  {
    id: "compensation",
    isNews: true,
    when: (at) => where(justDrawn(at) !== undefined),
    point: (at) => {
      const drawn = justDrawn(at)?.action;
      return drawn === undefined ? [] : [`card:${drawn}`];
    },
    claim: (at) => latest(at, "cardDrawn", ({ seat }) => seat === at.you)?.action !== undefined,
  },
  {
    id: "undo",
    when: (at) => where(handingOver(at).length > 0 && !isDelivering(at)),
    point: () => [],
    propose: (at) => playingFirst(at, handingOver(at)),
    claim: (at) =>
      handingOver(at).every(({ brings }) => at.you !== brings().view.actor || brings().events.length === 0),
  },
  {
    id: "others-turn",
    when: (at) => where(ofKind(at, "use").length > 0 && isOthersTurn(at)),
    point: (at) => targetsOf(ofKind(at, "use")),
    claim: (at) => at.view.activation?.seat === at.you && (at.view.activation?.position ?? 0) > 1,
  },
  {
    id: "cards",
    when: (at) => where(ofKind(at, "card").length > 0 && (at.view.turns[at.you] ?? 0) > 0),
    point: (at) => targetsOf(ofKind(at, "card")),
    claim: (at) => ofKind(at, "card").every((move) => tells(move, "cardPlayed")),
  },
  {
    id: "sign",
    when: (at) => (drawing(at).length > 0 ? { full: lacksRoom(at) ? 1 : 0, limit: WAREHOUSE } : null),
    point: (at) => targetsOf(drawing(at)),
    claim: (at) =>
      drawing(at).every(({ brings, next }) => {
        const { activation, mats } = brings().view;
        const room = mats[at.you]?.warehouse ?? {};
        const holds = Object.entries(room).find(([material]) => material === activation?.drawFor)?.[1] ?? 0;
        return activation?.drawFor != null && next().length === 0 && (!lacksRoom(at) || holds === WAREHOUSE);
      }),
  },
  {
    id: "use",
    when: (at) => where(ofKind(at, "use").length > 0 && possibleUses(at).length > 0),
    point: (at) => targetsOf(possibleUses(at)),
    propose: (at) => leavingMost(possibleUses(at)),
    claim: (at) => possibleUses(at).every((move) => !tells(move, "cardDrawn")),
  },
  {
    id: "decline",
    when: (at) => where(ofKind(at, "decline").length > 0 && (at.view.turns[at.you] ?? 0) > 1),
    point: () => [],
    claim: (at) => ofKind(at, "decline").every((move) => tells(move, "actionDeclined") && !tells(move, "cardDrawn")),
  },
  {
    id: "end-activation",
    when: (at) =>
      ofKind(at, "end").length > 0 && !isDelivering(at) ? { cards: Math.min(1, ofKind(at, "card").length) } : null,
    point: () => [],
    propose: (at) => playingFirst(at, ofKind(at, "end")),
    claim: (at) =>
      at.view.activation !== null &&
      ofKind(at, "use").length === 0 &&
      (ofKind(at, "card").length === 0 || (at.view.mats[at.you]?.handSize ?? 0) > 0),
  },
  {
    id: "ask",
    when: (at) => where(isPlacing(at) && (at.view.turns[at.you] ?? 0) === 0),
    point: (at) => targetsOf(sensible(at)),
    claim: isPlacing,
  },
  {
    id: "fourth",
    when: (at) => where(isPlacing(at) && at.view.tilesScored < at.view.council.length && full(at).length > 0),
    point: (at) => [...full(at), ...nextTile(at.view)],
    claim: (at) => full(at).every((street) => at.view.stacks[Number(street.split(":")[1])]?.length === FULL),
  },
  {
    id: "below",
    when: (at) => where(isPlacing(at) && streetsWith(at.view, 1).length > 0),
    point: ({ view }) => streetsWith(view, 1),
    claim: ({ view }) =>
      view.stacks.some((stack) => stack.length > 0) && view.stacks.every(({ length }) => length <= FULL),
  },
  {
    id: "white",
    when: (at) => where(isPlacing(at) && (at.view.turns[at.you] ?? 0) > 0 && (at.view.mats[at.you]?.white ?? 0) > 0),
    point: () => ["disc:white"],
    claim: (at) => sensible(at).some(({ text }) => text.startsWith("place white ")),
  },
  {
    id: "place",
    when: (at) => where(isPlacing(at) && !at.view.isFree),
    point: (at) => [...targetsOf(sensible(at)), ...nextTile(at.view)],
    propose: sensible,
    claim: (at) => sensible(at).every((move) => tells(move, "discPlaced")),
  },
];

/** The cards whose actions have the fewest streets: discs bring the others more easily. */
function rarest(at: At): readonly Move[] {
  const takes = ofKind(at, "take");
  const streets = takes.map((move) => streetsOf(at, move));
  return takes.filter((_, k) => streets[k] === Math.min(...streets));
}

/** A building of Florence if there is one: what counts there needs no ship or trade house, so a newcomer gets to it. */
function keeping(at: At): readonly Move[] {
  const keeps = ofKind(at, "keep");
  const near = keeps.filter(({ text }) => !Object.keys(at.view.cities).includes(text.split(" ").at(-1) ?? ""));
  return near.length > 0 ? near : keeps;
}

/** Full streets whose lowest disc is a coloured one: what becomes of a white one is told when it comes back. */
function full({ view }: At): readonly string[] {
  return streetsWith(view, FULL).filter((street) => view.stacks[Number(street.split(":")[1])]?.[0] !== "white");
}
