import type { Subject } from "../subject.ts";
import { type RelayTypes, relay } from "./index.ts";
import { REASON_CODES } from "./legal-moves.ts";
import { KIND_INDEX, KINDS, LAYOUT, ROUNDS, sum } from "./state.ts";
import { SECRETS } from "./witness.ts";

export const RELAY_SUBJECT: Subject<RelayTypes> = {
  game: relay,
  places: LAYOUT.places,
  secrets: SECRETS,
  conserved: (s) =>
    Object.fromEntries(
      KIND_INDEX.map((kind) => {
        const kept = s.opened.players.flatMap((seat) => ROUNDS.filter((round) => s.kept[seat][round] === kind + 1));
        const held = sum(s.opened.players.map((seat) => s.hand[seat][kind]));
        return [KINDS[kind], s.deck[kind] + held + kept.length];
      }),
    ),
  pointsOf: (event) =>
    event.type === "scored" ? [0, 1, 2].map((seat) => (seat === event.seat ? event.points : 0)) : undefined,
  reasonCodes: REASON_CODES,
};
