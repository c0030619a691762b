import { actionsOf, type Match, playerAt, stackOf } from "./match.ts";
import {
  afterShipping,
  afterTransport,
  artworkRoom,
  buildings,
  canCarryOut,
  contributed,
  isPossible,
  type Means,
  meansOf,
  results,
  resultsOfCard,
  slotRoom,
} from "./means.ts";
import { citiesToServe } from "./turn.ts";
import { BUILDINGS, CHURCHES, distinct, MATERIALS, STREETS, without } from "./words.ts";

/** Seats that are to act: none while chance is to act, and none at the end. */
export function seatsToAct(match: Match): readonly number[] {
  switch (match.phase) {
    case "keeping":
      return match.players.flatMap((player, seat) => (player.kept === null ? [seat] : []));
    case "taking":
    case "placing":
    case "acting":
    case "choosingSeat":
      return [match.actor];
    default:
      return [];
  }
}

/** All legal moves of a seat, in notation. */
export function legalMoves(match: Match, seat: number): readonly string[] {
  if (!seatsToAct(match).includes(seat)) return [];
  switch (match.phase) {
    case "keeping":
      return playerAt(match, seat).dealt.map((card) => `keep ${card}`);
    case "taking":
      return match.openCards.map((card) => `take ${card}`);
    case "placing":
      return placements(match, seat);
    case "choosingSeat":
      return seatDiscs(match, seat);
    default:
      return match.begun === null ? acts(match, seat) : choices(match, seat);
  }
}

/** 3.2 Can an action of the street be carried out, now or after playing cards? */
export const isOpen = (match: Match, seat: number, street: string): boolean =>
  canCarryOut(meansOf(match, seat), actionsOf(match, street));

/** 3.2, 3.3 Streets where a disc may go: all of them if none is open. */
function placements(match: Match, seat: number): readonly string[] {
  const { coloured, white } = playerAt(match, seat);
  const open = STREETS.filter((street) => isOpen(match, seat, street));
  const streets = open.length > 0 ? open : STREETS;
  return [
    ...(coloured > 0 ? streets.map((street) => `place ${street}`) : []),
    ...(white > 0 ? streets.map((street) => `place white ${street}`) : []),
  ];
}

/** 3.5 to 3.13 Uses, cards and the end of an activation. */
function acts(match: Match, seat: number): readonly string[] {
  const means = meansOf(match, seat);
  const keeps = (after: Means, uses: readonly string[]): boolean => !match.obliged || canCarryOut(after, uses);
  const uses = distinct(match.uses).flatMap((action) => {
    const mayBeLost = keeps(means, without(match.uses, action));
    if (!isPossible(means, action)) return mayBeLost ? [`use ${action}`] : [];
    return [`use ${action}`, ...(mayBeLost ? [`decline ${action}`] : [])];
  });
  const cards = distinct(means.hand).filter((card) =>
    resultsOfCard(means, card).some((after) => keeps(after, match.uses)),
  );
  return [...uses, ...cards.map((card) => `card ${card}`), ...(match.uses.length === 0 ? ["end"] : [])];
}

/** 4.3 to 4.7 Choices inside the action that has begun, as far as 3.11 allows. */
function choices(match: Match, seat: number): readonly string[] {
  const means = meansOf(match, seat);
  const begun = match.begun;
  if (begun === null) return [];
  const isAllowed = ({ after }: { readonly after: Means }): boolean => !match.obliged || canCarryOut(after, match.uses);
  return [
    ...all(match, means, begun.action)
      .filter(isAllowed)
      .map(({ text }) => text),
    ...(begun.served.length > 0 ? ["no more"] : []),
  ];
}

/** 4.3 to 4.7 Each choice and the means that it leaves. */
function all(match: Match, means: Means, action: string): readonly { readonly text: string; readonly after: Means }[] {
  switch (action) {
    case "build":
      return buildings(means);
    case "artwork":
      return BUILDINGS.filter((building) => artworkRoom(match, building) > 0).flatMap((building) =>
        results(means, "artwork").map((after) => ({ text: `artwork ${building}`, after })),
      );
    case "ship":
      return citiesToServe(match).map((city) => ({ text: `ship ${city}`, after: afterShipping(means) }));
    case "transport":
      return citiesToServe(match).map((city) => ({ text: `transport ${city}`, after: afterTransport(means, city) }));
    default:
      return CHURCHES.flatMap((church) =>
        MATERIALS.filter((material) => means.goods[material] > 0 && slotRoom(match, church, material) > 0).map(
          (material) => ({ text: `contribute ${material} ${church}`, after: contributed(means, material) }),
        ),
      );
  }
}

/** 5.3 Own discs on other streets. Only if there are none, those on this street. */
function seatDiscs(match: Match, seat: number): readonly string[] {
  const on = (street: string): readonly string[] =>
    stackOf(match, street).flatMap((disc, level) => (disc === seat ? [`seat ${street} ${level}`] : []));
  const elsewhere = STREETS.filter((street) => street !== match.street).flatMap(on);
  return elsewhere.length > 0 ? elsewhere : on(match.street);
}
