import type { Subject } from "#engine/testkit";
import { SECRETS } from "../hidden/witness.ts";
import { type SkeletonTypes, skeleton } from "../index.ts";
import { REASONS } from "../rules/legal-moves.ts";
import { LAYOUT, PLAYERS, SPACES } from "../rules/state.ts";

// Guide 4: the game as the conformance kit looks at it.

export const SUBJECT: Subject<SkeletonTypes> = {
  game: skeleton,
  places: LAYOUT.places,
  secrets: SECRETS,
  conserved: (s) => ({
    spaces: SPACES.filter((space) => s.spaces[space] <= s.opened.seats).length,
  }),
  pointsOf: (event) =>
    event.type === "claimed" ? PLAYERS.map((seat) => (seat === event.seat ? event.points : 0)) : undefined,
  reasonCodes: REASONS,
};
