/** Points that things are worth to a bot: estimates, judged as a whole by `arena`. */
export const WORTH = {
  /** Turns that a seal takes on the way. */
  pace: 2,
  /** From so many turns on nothing is in a hurry. */
  longMatch: 12,
  /** Turns in which a brick or a person finds its use. */
  inTime: 3,
  /** A brick in storage, by colour; what those beyond so many keep of it; a brick that is owed. */
  brick: [0.5, 0.54, 0.58, 0.62, 0.66, 0.7],
  fullStore: 8,
  spare: 0.5,
  payment: 0.5,
  /** A floor of a tower without a contract, in bricks: more than it leaves as a ruin with the brick that would feed it. */
  bareFloor: 0.75,
  /** What a missing floor costs if its brick lies in storage, and if it has to be got. */
  floorHeld: 0.75,
  floorWanted: 1.15,
  /** Nothing comes between, for each missing floor, and for each whose brick has to be got. */
  sureFloor: 0.96,
  sureWanted: 0.9,
  /** A tower without a brick for its next turn finds one, by the number of row cards that have one. */
  sureFood: [0.25, 0.55, 0.7, 0.8, 0.85, 0.9, 0.9],
  /** As above, with the card of this turn taken already: an exchange may help. */
  lateFood: 0.1,
  /** A balcony whose turn has not come, for each before it; a bonus that others want, too. */
  laterBalcony: 0.6,
  bonus: 0.85,
  /** Bricks that one tower can get in a turn still to come. */
  bricksATurn: 3,
  /** Being allowed contracts again, and each floor that the bell tower lacks. */
  bell: 4,
  bellFloor: 1,
  /** The best tower that could be founded with what lies in storage. */
  seed: 0.35,
  /** As in `PERSONS`, and a turn of each of `BUILDINGS`. */
  persons: [1, 1.4, 1, 0.5, 1.6, 1.2, 0.6, 1.2],
  buildings: [0.25, 0.1, 0.55],
  /** A majority is lost on the way, by seals ahead, early in the match. */
  lostLead: [0.7, 0.5, 0.3],
  /** How much nearer to the last seal one seal less is. */
  sealRace: 0.5,
  /** A brick when the match is over. */
  keepsake: 0.001,
} as const;

/** Powers of a chance, as far as anything here counts. */
export const powers = (chance: number): Float64Array => Float64Array.from({ length: 10 }, (_, n) => chance ** n);
