import { type Seat, unreachable, type Viewer } from "#engine";
import { type HiddenPlace, type Secrets, stained } from "#engine/testkit";
import { ACTION_INDEX, type Action, SCORING_CARD_INDEX, type ScoringCard } from "../rules/content.ts";
import { deriveHeld } from "../rules/derived.ts";
import { holdsWithout, obligationHolds } from "../rules/obligation/obligation.ts";
import { EXTRA_CARDS, LAYOUT, OVER, type State, TRAIL_DRAW, TRAIL_OLD, TRAIL_SEAT } from "../rules/state.ts";

/** What a hidden place is, so that a deal can be written back. */
type Spot = HiddenPlace &
  (
    | { readonly role: "keptCard" | "scoringCard" | "oldCard" | "drawnCard"; readonly seat: Seat }
    | { readonly role: "outCard" | "deckCard" }
  );

/** 9.2 What the viewer cannot see. It is found by the rules alone: neither `view` nor `sample` is read. */
function spotsOf(s: State, viewer: Viewer): readonly Spot[] {
  if (viewer === "open") return [];
  const others = s.opened.seatList.filter((seat) => seat !== viewer);
  const hidden = others.flatMap((seat) => [...scoringSpots(s, seat), ...handSpots(s, seat)]);
  return [...hidden, ...outSpots(s), ...deckSpots(s)];
}

/** 2.4 A seat's scoring cards: nobody else learns what was dealt; the kept one is turned up at the end. */
function scoringSpots(s: State, seat: Seat): readonly Spot[] {
  const kept = s.kept[seat] - 1;
  const pool = "scoring";
  return SCORING_CARD_INDEX.filter((card) => s.scoringHand[seat][card] > 0).flatMap((kind): Spot[] => {
    if (kind !== kept) return [{ role: "scoringCard", pool, holder: seat, kind, seat }];
    return s.awaits[0] === OVER ? [] : [{ role: "keptCard", pool, holder: seat, kind, seat }];
  });
}

/** 2.4 Scoring cards that were not dealt. */
function outSpots(s: State): readonly Spot[] {
  const isDealt = (card: ScoringCard) => s.opened.seatList.some((seat) => s.scoringHand[seat][card] > 0);
  return SCORING_CARD_INDEX.filter((card) => card + 1 !== s.openCard[0] && !isDealt(card)).map((kind) => ({
    role: "outCard",
    pool: "scoring",
    holder: "out",
    kind,
  }));
}

function deckSpots(s: State): readonly Spot[] {
  return cardsOf(s.deck).map((kind) => ({ role: "deckCard", pool: "newCards", holder: "deck", kind }));
}

function cardsOf(counts: ArrayLike<number>): readonly Action[] {
  const cards: Action[] = [];
  for (const a of ACTION_INDEX) for (let n = counts[a] ?? 0; n > 0; n--) cards.push(a);
  return cards;
}

/** What a seat did since the last reshuffle, in order: a draw, or a card played. */
function trailOf(s: State, seat: Seat): readonly { at: number; played: Action | undefined; isOld: boolean }[] {
  const trail: { at: number; played: Action | undefined; isOld: boolean }[] = [];
  for (let at = 0; at < s.trailLength[0]; at++) {
    const what = (s.trail[at] ?? 0) - seat * TRAIL_SEAT;
    if (what < 0 || what >= TRAIL_SEAT) continue;
    const played = what === TRAIL_DRAW ? undefined : ((what % TRAIL_OLD) as Action);
    trail.push({ at, played, isOld: what >= TRAIL_OLD });
  }
  return trail;
}

/**
 * 9.3 The cards that a seat held at the last reshuffle (all but an open start card), then the cards that it has drawn
 * since, in order; those that were played since included. Everybody watched the new deck being made, so old and new
 * cards are two pools.
 */
function handSpots(s: State, seat: Seat): readonly Spot[] {
  if (s.awaits[0] < EXTRA_CARDS) return [];
  const old = [...cardsOf(s.old[seat])];
  const drawn: (Action | undefined)[] = [];
  const fresh = ACTION_INDEX.map((a) => s.hand[seat][a] - s.old[seat][a]);
  for (const { played, isOld } of trailOf(s, seat)) {
    if (played === undefined) drawn.push(undefined);
    else if (isOld) old.push(played);
    else drawn[drawn.indexOf(undefined)] = played;
  }
  if (s.startHeldThen[seat] === 1) old.splice(old.indexOf((s.startCard[seat] - 1) as Action), 1);
  const rest = [...cardsOf(fresh)];
  return [
    ...old.map((kind): Spot => ({ role: "oldCard", pool: "oldCards", holder: seat, kind, seat })),
    ...drawn.map(
      (kind): Spot => ({ role: "drawnCard", pool: "newCards", holder: seat, kind: kind ?? rest.shift() ?? 0, seat }),
    ),
  ];
}

/** A state whose deal was refused. The next deal is written over it, because most deals are refused. */
let refused: State | undefined;

function redeal(s: State, viewer: Viewer, kinds: readonly number[]): State | undefined {
  const other = refused?.opened === s.opened ? refused : LAYOUT.create(s.opened);
  refused = undefined;
  other.bytes.set(s.bytes);
  if (viewer === "open") return other;
  const spots = spotsOf(s, viewer);
  const hands = s.opened.seatList.map(() => ({ old: ACTION_INDEX.map(() => 0), drawn: [] as number[] }));
  for (const a of ACTION_INDEX) other.deck[a] = 0;
  for (const spot of spots)
    if (spot.pool === "scoring" && "seat" in spot) other.scoringHand[spot.seat][spot.kind as 0] = 0;
  for (const [i, spot] of spots.entries()) {
    const to = kinds[i] ?? spot.kind;
    switch (spot.role) {
      case "keptCard":
      case "scoringCard":
        other.scoringHand[spot.seat][to as 0] = 1;
        if (spot.role === "keptCard") other.kept[spot.seat] = to + 1;
        break;
      case "oldCard":
        add(hands[spot.seat]?.old ?? [], to, 1);
        break;
      case "drawnCard":
        hands[spot.seat]?.drawn.push(to);
        break;
      case "deckCard":
        other.deck[to as Action]++;
        break;
      case "outCard":
        break;
      default:
        return unreachable(spot);
    }
  }
  if (s.awaits[0] < EXTRA_CARDS) return other;
  const isExplained = (hand: (typeof hands)[number], seat: number) =>
    seat === viewer || dealHand(other, seat as Seat, hand);
  if (hands.every(isExplained)) return other;
  refused = other;
  return undefined;
}

function add(counts: number[], kind: number, n: number): void {
  counts[kind] = (counts[kind] ?? 0) + n;
}

interface Hand {
  /** Cards held at the last reshuffle, by kind. */
  readonly old: number[];
  /** Kinds drawn since, in order. */
  readonly drawn: readonly number[];
}

/**
 * Deals a seat its cards and repeats its draws and plays. Returns false if a card was played that the seat did not
 * have.
 */
function dealHand(other: State, seat: Seat, { old, drawn }: Hand): boolean {
  const fresh = ACTION_INDEX.map(() => 0);
  if (other.startHeldThen[seat] === 1) add(old, other.startCard[seat] - 1, 1);
  let draws = 0;
  for (const { at, played } of trailOf(other, seat)) {
    if (played === undefined) {
      add(fresh, drawn[draws++] ?? 0, 1);
      continue;
    }
    const isOld = (old[played] ?? 0) > 0;
    if (!isOld && (fresh[played] ?? 0) === 0) return false;
    add(isOld ? old : fresh, played, -1);
    other.trail[at] = seat * TRAIL_SEAT + played + (isOld ? TRAIL_OLD : 0);
  }
  for (const a of ACTION_INDEX) {
    other.old[seat][a] = old[a] ?? 0;
    other.hand[seat][a] = (old[a] ?? 0) + (fresh[a] ?? 0);
  }
  deriveHeld(other, seat);
  return isObligationExplained(other, seat, drawn);
}

/**
 * 9.4 A pending obligation proves that the hand can fulfil it. The last card drawn does not count if it came after the
 * choice.
 */
function isObligationExplained(other: State, seat: Seat, drawn: readonly number[]): boolean {
  if (other.obliged[0] === 0 || other.actor[0] !== seat + 1) return true;
  const isLastDrawn = other.uncounted[0] === 1 && other.drawFor[0] === 0;
  const aside = isLastDrawn ? (drawn.at(-1) as Action | undefined) : undefined;
  return aside === undefined ? obligationHolds(other, seat) : holdsWithout(other, seat, aside);
}

const EVERY_KIND = (1 << ACTION_INDEX.length) - 1;

/**
 * Writes over what is hidden: others' scoring cards, and after the start cards others' hands, the deck, and which cards
 * played were old.
 */
function stain(s: State, viewer: Viewer): State {
  const other = LAYOUT.create(s.opened);
  other.bytes.set(s.bytes);
  if (viewer === "open") return other;
  const others = s.opened.seatList.filter((seat) => seat !== viewer);
  for (const seat of others) {
    Object.assign(other.scoringHand, { [seat]: stained(s.scoringHand[seat]) });
    const kept = s.kept[seat];
    if (kept > 0 && s.awaits[0] !== OVER) other.kept[seat] = (kept % SCORING_CARD_INDEX.length) + 1;
  }
  if (s.awaits[0] < EXTRA_CARDS) return other;
  Object.assign(other, { deck: stained(s.deck) });
  for (const seat of others) {
    Object.assign(other.hand, { [seat]: stained(s.hand[seat]) });
    Object.assign(other.old, { [seat]: stained(s.old[seat]) });
    if (s.handSize[seat] > 0) other.held[seat] = EVERY_KIND & ~s.held[seat];
    for (const { at, played, isOld } of trailOf(s, seat)) {
      if (played !== undefined) other.trail[at] = seat * TRAIL_SEAT + played + (isOld ? 0 : TRAIL_OLD);
    }
  }
  return other;
}

const hidden = (s: State, viewer: Viewer): readonly HiddenPlace[] =>
  spotsOf(s, viewer).map(({ pool, holder, kind }) => ({ pool, holder, kind }));

/** What the kit asks about hidden things in a state of Calimala. */
export const SECRETS: Secrets<State> = { hidden, redeal, stain };
