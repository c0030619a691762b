import type { Subject } from "../subject.ts";
import { GOODS } from "./content.ts";
import { type StallsTypes, stalls } from "./index.ts";
import { REASON_CODES } from "./legal-moves.ts";
import { GOOD_INDEX, LAYOUT, sum } from "./state.ts";
import { SECRETS } from "./witness.ts";

export const STALLS_SUBJECT: Subject<StallsTypes> = {
  game: stalls,
  places: LAYOUT.places,
  secrets: SECRETS,
  conserved: (s) =>
    Object.fromEntries(
      GOOD_INDEX.map((good) => [
        GOODS[good],
        s.deck[good] + s.discard[good] + sum(s.opened.players.map((seat) => s.hand[seat][good])),
      ]),
    ),
  pointsOf: (event) =>
    event.type === "scored" ? [0, 1, 2].map((seat) => (seat === event.seat ? event.points : 0)) : undefined,
  reasonCodes: REASON_CODES,
};
