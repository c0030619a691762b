import type { Seat, Standings } from "#engine";
import { TILE_INDEX } from "../content.ts";
import { CARD_SCORES, type State } from "../state.ts";
import { tieStep } from "./scoring.ts";

/** 6.6 Most points win. Level seats are ordered by 5.8, and seats that are level even then share the rank. */
export function standings(s: State): Standings {
  const seats = s.opened.seatList;
  const key = (seat: Seat): number => s.score[seat] * 0x10000 + s.tie[seat];
  const byKey = [...seats].sort((a, b) => key(b) - key(a));
  const ties = byKey.slice(1).flatMap((seat, i) => {
    const before = byKey[i] as Seat;
    return s.score[before] === s.score[seat]
      ? [{ seats: [before, seat], by: tieStep(s.tie[before], s.tie[seat]) }]
      : [];
  });
  return {
    ranks: seats.map((seat) => 1 + seats.filter((other) => key(other) > key(seat)).length),
    scores: seats.map((seat) => ({
      points: s.score[seat],
      sources: {
        tiles: TILE_INDEX.reduce<number>((sum, k) => sum + s.tilePoints[k][seat], 0),
        cards: CARD_SCORES.reduce<number>((sum, i) => sum + s.cardPoints[i][seat], 0),
      },
    })),
    ties,
  };
}
