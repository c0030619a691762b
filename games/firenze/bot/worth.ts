/** Estimates of what bricks, towers and cards are worth to a bot, in points. `arena` judges them as a whole. */
export const WORTH = {
  /** Turns that a player takes for each seal. */
  pace: 2,
  /** With this many turns ahead the end of the match no longer lowers any worth. */
  longMatch: 12,
  /** Turns within which a brick or a person is used. */
  inTime: 3,
  /**
   * A brick in storage, by colour; above `fullStore` bricks a further one keeps the share `spare` of it; a brick that
   * is owed costs `payment`.
   */
  brick: [0.5, 0.54, 0.58, 0.62, 0.66, 0.7],
  fullStore: 8,
  spare: 0.5,
  payment: 0.5,
  /** A floor of a tower without a contract, in bricks: more than it leaves as a ruin with the brick that would feed it. */
  bareFloor: 0.75,
  /** What a missing floor costs if its brick lies in storage, and if it has to be got. */
  floorHeld: 0.75,
  floorWanted: 1.15,
  /**
   * The chance that a contract is still open when the tower is high enough, per missing floor, and per floor whose
   * brick is not in storage.
   */
  sureFloor: 0.96,
  sureWanted: 0.9,
  /**
   * The chance that a tower whose colour is not in storage gets a brick next turn, by the number of row cards that hold
   * one.
   */
  sureFood: [0.25, 0.55, 0.7, 0.8, 0.85, 0.9, 0.9],
  /** The same once the card of this turn has been taken: only an exchange or a person can bring the brick. */
  lateFood: 0.1,
  /** The share of a balcony that is left per numeral before it; the share of a floor bonus, which others want, too. */
  laterBalcony: 0.6,
  bonus: 0.85,
  /** Bricks that one tower can get in a later turn. */
  bricksATurn: 3,
  /** Being allowed to fulfil contracts again (4.5), less this for each floor that the bell tower lacks. */
  bell: 8,
  bellFloor: 2,
  /** The share of it that a tower has before it is handed in, and that contracts have before that. */
  bellStanding: 0.75,
  beforeBell: 0.5,
  /** The best tower that could be founded with what lies in storage. */
  seed: 0.35,
  /** A person, in the order of `PERSONS`; a building for each turn ahead, in the order of `BUILDINGS`. */
  persons: [1, 1.4, 1, 0.5, 1.6, 1.2, 0.6, 1.2],
  buildings: [0.25, 0.1, 0.55],
  /** The chance early in the match that a leader loses the majority, by seals ahead. */
  lostLead: [0.7, 0.5, 0.3],
  /** The chance to place the last seal first falls by this factor per seal left. */
  sealRace: 0.5,
  /** A brick when the match is over: it scores nothing, but a bot then does not throw it away. */
  keepsake: 0.001,
} as const;

/** The powers 0 to 9 of a chance. */
export const powers = (chance: number): Float64Array => Float64Array.from({ length: 10 }, (_, n) => chance ** n);
