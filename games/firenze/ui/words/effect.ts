import { type Args, type Reader, seatName, signed, sum } from "#boardkit";
import type { Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import { BUILDINGS, CARDS, CONTRACT_INDEX, FEASTS, floorsOf } from "../../rules/content.ts";
import { figuresOf } from "../figures-of.ts";
import { buildCostOf, cardsToDiscard, fallingOf, pointsOf, storageLimitOf } from "../prospects.ts";
import { otherThan } from "../seats.ts";
import { whose } from "./names.ts";

/** Lists what a move changes: the end, points, building cost, ruins, storage, hand. Empty when nothing changes. */
export function effectOf(before: View, after: View, seat: Seat, reader: Reader): string {
  const { say } = reader;
  const isShutBy = TAKING.includes(before.awaits) && isShut(after) && !isShut(before);
  // First: a phone cuts a long line at its end, and the storage is seen on the board as well.
  const first = [
    ...pointsIn(before, after, reader),
    ...sealsIn(before, after, seat, reader),
    ...(isShutBy ? [say("change.campanile")] : []),
  ];
  const parts: string[] = [
    ...first,
    ...feastsOf(before, after, seat, reader),
    ...discardedFeast(before, after, reader),
  ];
  const count = (id: string, of: (view: View) => number): void => {
    const change = of(after) - of(before);
    if (change !== 0) parts.push(say(id, { n: signed(change) }));
  };
  if (after.turn.built > before.turn.built) {
    parts.push(say("change.cost", { n: buildCostOf(after, seat, after.turn.built, reader) }));
    const falling = fallingOf(after, seat).length;
    if (falling > 0) parts.push(say("change.ruins", { n: falling }));
  } else {
    // While a card is named, its forecast says what is paid and what it brings.
    // After an event the bricks of its card come, too.
    const isLast = after.awaits !== before.awaits && (SETTLING.includes(before.awaits) || isLosing(before));
    // As long as the event may be cancelled, the bricks of its card lie aside.
    const isToCome = after.awaits === "cancel" || (before.awaits === "cancel" && DECIDING.includes(after.awaits));
    if (isLast && !isToCome) parts.push(storedIn(after, seat, reader), ...taxIn(after, reader));
    else if (!isLast && before.awaits !== "choose")
      count("change.bricks", (view) => sum(view.mats[seat]?.storage ?? []));
    // That a card which is taken is a card more goes without saying until there are too many.
    const tooMany = heldBy(after, seat) > heldBy(before, seat) ? tooManyCards(after, seat, reader) : "";
    if (tooMany !== "") parts.push(tooMany);
    else if (!TAKING.includes(before.awaits)) count("change.cards", (view) => heldBy(view, seat));
  }
  if (before.awaits === "lay" && isSecond(before, after, seat)) parts.push(say("forecast.second"));
  if (after.turn.played.length > before.turn.played.length)
    parts.push(...endedBy(before, after, seat).map((id) => say(id)));
  if (after.mats[seat]?.bell === true && before.mats[seat]?.bell === false) parts.push(say("change.bell"));
  return parts.join(", ");
}

/** The seals that are left after a contract, and what the last one ends. */
function sealsIn(before: View, after: View, seat: Seat, reader: Reader): readonly string[] {
  const n = after.mats[seat]?.sealsLeft ?? 0;
  const isEnding = before.ending === null && after.ending !== null;
  return [
    ...(n === before.mats[seat]?.sealsLeft ? [] : [reader.say("change.seals", { n })]),
    ...(isEnding ? [reader.say("change.ending", toFollow(after, seat, reader))] : []),
  ];
}

/** Everybody's points that change. */
const pointsIn = (before: View, after: View, reader: Reader): readonly string[] =>
  after.mats.flatMap((mat, other) => {
    const old = before.mats[other];
    const change = pointsOf(mat) - (old === undefined ? 0 : pointsOf(old));
    if (change === 0) return [];
    const n = signed(change);
    if (other === reader.you) return [reader.say("change.points-own", { n })];
    return [reader.say("change.points", { name: seatName(reader, other as Seat), n })];
  });

/** 5.1 Who has one more turn after the last seal of the seat. */
const toFollow = ({ seats }: View, seat: Seat, reader: Reader): Args => ({
  n: seats - 1,
  name: seatName(reader, otherThan(seat)),
});

const isLosing = ({ awaits, turn }: View): boolean =>
  awaits === "give" && (turn.purpose === "fire" || turn.purpose === "loss");

/** What is stored once a card has been taken with its bricks. */
function storedIn({ mats }: View, seat: Seat, reader: Reader): string {
  const mat = mats[seat];
  if (mat === undefined) return "";
  return reader.say("change.storage", { n: sum(mat.storage), limit: storageLimitOf(mat, reader) });
}

/** 4.15, 4.28 While somebody has to choose, the event has not taken everything yet. */
const taxIn = ({ loser }: View, reader: Reader): readonly string[] =>
  loser === null ? [] : [reader.say("forecast.taxed")];

/** 3.1 A second copy of a building is discarded at once. Before it is paid for, its forecast says so. */
const isSecond = (before: View, after: View, seat: Seat): boolean =>
  BUILDINGS.some((card) => {
    const kind = CARDS.indexOf(card);
    const isDiscarded = (after.discards[kind] ?? 0) > (before.discards[kind] ?? 0);
    return isDiscarded && before.mats[seat]?.buildings.includes(card) === true;
  });

/** 4.5 Whether contracts wait for bell towers. */
const isShut = ({ church }: View): boolean => church.includes("campanile");

/** What is stored once the card has been paid for, or its event let happen, is told as a whole. */
const SETTLING: readonly View["awaits"][] = ["lay", "cancel"];

/** Somebody has to decide first what an event takes. */
const DECIDING: readonly View["awaits"][] = ["strike", "keep", "give"];

/** A card is named, and what it costs is laid. */
const TAKING: readonly View["awaits"][] = ["choose", "lay"];
const heldBy = ({ mats }: View, seat: Seat): number =>
  (mats[seat]?.hand.length ?? 0) + (mats[seat]?.buildings.length ?? 0);

/** 3.6 How many cards of how many are then held, and that some must go; empty where all may stay. */
function tooManyCards(view: View, seat: Seat, reader: Reader): string {
  const mat = view.mats[seat];
  const n = mat === undefined ? 0 : cardsToDiscard(mat, reader);
  if (n === 0) return "";
  return reader.say("change.cards-over", { held: heldBy(view, seat), limit: figuresOf(reader).limits.cards, n });
}

/** Feasts that count the same whatever their owner has. */
const PLAIN = FEASTS.filter((feast) => feast !== "recognition");

/** 4.2 Recognitions count contracts of so many floors at most. */
export const HIGHEST_RECOGNIZED = 4;

/** 4.2 The seat's contracts of three or four floors. */
const lowContracts = ({ contracts }: View, seat: Seat): number =>
  CONTRACT_INDEX.filter((contract) => contracts[contract]?.seal === seat && floorsOf(contract) <= HIGHEST_RECOGNIZED)
    .length;

/** 4.2, 4.8, 4.17, 4.21, 4.24 Points that one feast is worth to the seat as things stand. */
export const feastPoints = (view: View, seat: Seat, feast: (typeof FEASTS)[number], reader: Reader): number =>
  figuresOf(reader).feasts[feast] * (feast === "recognition" ? lowContracts(view, seat) : 1);

/** 4.2, 4.8, 4.17, 4.21, 4.24 What feasts that somebody gets, or that the seat discards, count at the end. */
function feastsOf(before: View, after: View, seat: Seat, reader: Reader): readonly string[] {
  return FEASTS.flatMap((feast) =>
    [...after.mats.entries()].flatMap(([other, { hand }]) => {
      const held = (cards: readonly string[]): number => cards.filter((card) => card === feast).length;
      const n = held(hand) - held(before.mats[other]?.hand ?? []);
      // A feast that goes to somebody else is told by who gets it.
      if (n === 0 || (n < 0 && other !== seat)) return [];
      const worth = n * feastPoints(after, other as Seat, feast, reader);
      const points = signed(worth);
      if (feast === "recognition") return worth === 0 ? [] : [reader.say("change.feast-now", { n: points })];
      return [other === seat ? reader.say("change.feast", { n: points }) : feastOf(other as Seat, feast, reader)];
    }),
  );
}

/** 4.17 A Monument that is taken while no tower is the single highest one. */
function discardedFeast(before: View, after: View, reader: Reader): readonly string[] {
  const kind = CARDS.indexOf("monument");
  const isTaken = TAKING.includes(before.awaits) && (after.discards[kind] ?? 0) > (before.discards[kind] ?? 0);
  return isTaken ? [feastOf(null, "monument", reader)] : [];
}

/** Who gets a feast that somebody takes, and what it counts. */
export const feastOf = (seat: Seat | null, feast: (typeof PLAIN)[number], reader: Reader): string =>
  seat === null
    ? reader.say("change.feast-nobody")
    : reader.say("change.feast-of", {
        ...whose(reader, seat),
        n: signed(figuresOf(reader).feasts[feast]),
      });

/** Phases in which nothing can be built any more. */
const AFTER_BUILDING: readonly View["awaits"][] = ["contracts", "limitBricks", "limitCards"];

/** Whether bricks were laid in between: there are other towers, or one has gone to a contract. */
function hasBuilt(before: View, after: View, seat: Seat): boolean {
  const towersIn = ({ mats }: View) => mats[seat]?.towers ?? [];
  const isNew = ({ colour, floors }: { readonly colour: string; readonly floors: number }): boolean => {
    const n = (view: View): number =>
      towersIn(view).filter((each) => each.colour === colour && each.floors === floors).length;
    return n(after) > n(before);
  };
  return towersIn(after).some(isNew) || after.mats[seat]?.sealsLeft !== before.mats[seat]?.sealsLeft;
}

/** What a played person brings to an end: exchanges, or building where nothing can be built. */
function endedBy(before: View, after: View, seat: Seat): readonly string[] {
  if (before.awaits !== "act" || hasBuilt(before, after, seat)) return [];
  if (AFTER_BUILDING.includes(after.awaits)) return ["change.no-building"];
  const isMason = after.turn.played.includes("mason") && !before.turn.played.includes("mason");
  return isMason && before.turn.built === 0 && !before.turn.exchanged ? ["change.no-exchange"] : [];
}
