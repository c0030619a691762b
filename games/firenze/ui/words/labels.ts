import { type Reader, seatName, seatNames, sum } from "#boardkit";
import type { Seat } from "#engine";
import type { View } from "../../hidden/view-types.ts";
import type { ColourName } from "../../rules/content.ts";
import { COLOUR_AT } from "../bricks.ts";
import { figuresOf } from "../figures-of.ts";
import {
  balconyBefore,
  cardCostOf,
  earnedBy,
  earnedByArchitect,
  fallingOf,
  lastSealOf,
  leaderOf,
  mayFulfil,
  type Niche,
  owesBell,
  pointsOf,
  reachOf,
  ruinOf,
  shutAbove,
  type Tower,
} from "../prospects.ts";
import { ownSeat } from "../seats.ts";
import {
  bricksInWords,
  cardName,
  colourName,
  contractName,
  effectText,
  kindName,
  placeName,
  towerName,
  whose,
} from "./names.ts";

/** Board parts in words. */

export const nicheLabel = (reader: Reader, view: View, niche: Niche): string =>
  reader.say("label.contract", {
    contract: contractName(reader, niche.colour, niche.floors),
    points: nicheFacts(reader, view, niche),
  });

/**
 * "14 points; balcony III; first with 7 floors: 4 extra points; Great Privilege: 4 extra points". A balcony that is not
 * open yet names its bonuses, too: they are a reason to build for it.
 */
export function nicheFacts(reader: Reader, view: View, niche: Niche): string {
  const { say } = reader;
  const last = reader.you === null ? 0 : lastSealOf(view, reader.you, reader);
  const parts = [say("points", { n: niche.points })];
  if (niche.balcony !== null) {
    parts.push(say(niche.state === "locked" ? "label.balcony-closed" : "label.balcony", { numeral: niche.balcony }));
  }
  const isLeft = niche.seal === null;
  if (niche.bonus > 0 && isLeft) parts.push(say("label.bonus-here", { floors: niche.floors, n: niche.bonus }));
  if (isLeft) parts.push(...niche.privileges.map((card) => privilegeFact(reader, card)));
  if (isLeft && last > 0) parts.push(say("label.last-seal", { n: last }));
  if (niche.seal === "neutral") parts.push(say("label.neutral"));
  else if (niche.seal !== null) parts.push(say("label.sealed", whose(reader, niche.seal)));
  return parts.join("; ");
}

const privilegeFact = (reader: Reader, card: Niche["privileges"][number]): string =>
  reader.say("label.privilege", { card: cardName(reader, card), n: figuresOf(reader).privileges[card].points });

export function majorityLabel(reader: Reader, view: View, colour: ColourName): string {
  const leader = leaderOf(view, colour);
  const who = leader === null ? reader.say("label.nobody") : reader.say("label.leads", whose(reader, leader));
  const n = figuresOf(reader).majorities[colour].points;
  return reader.say("label.majority", { colour: colourName(reader, colour), n, who });
}

export function bonusLabel(reader: Reader, floors: 5 | 6 | 7 | 8, taken: Seat | null): string {
  return taken === null
    ? reader.say("label.bonus", { floors, n: figuresOf(reader).floorBonuses[floors].points })
    : reader.say("label.bonus-taken", { floors, name: seatName(reader, taken) });
}

export function slotLabel(reader: Reader, view: View, slot: number): string {
  const place = view.row[slot];
  if (place === undefined) return `${slot + 1}`;
  return reader.say("label.slot", {
    card: cardName(reader, place.card),
    kind: kindName(reader, place.card),
    effect: effectText(reader, place.card),
    cost: cardCostOf(view, slot),
    bricks: bricksInWords(reader, place.bricks),
  });
}

export function brickLabel(reader: Reader, view: View, slot: number, colour: ColourName): string {
  return reader.say("label.on-card", { c: colour, card: placeName(reader, view, slot) });
}

export function campanileLabel(reader: Reader, view: View): string {
  const done = view.mats.flatMap(({ bell }, seat) => (bell ? [seat as Seat] : []));
  return done.length === 0
    ? reader.say("label.campanile-none")
    : reader.say("label.campanile", { names: seatNames(reader, done) });
}

/** The prospect of an own tower: a contract now, a bell tower, ruin, or the contracts still within reach. */
interface Caption {
  readonly text: string;
  /** The same text for narrow places. */
  readonly short: string;
  /** All of it, where the text leaves something out. */
  readonly whole?: string;
  readonly mood: "good" | "bad" | "plain";
  /** 4.3 The Architect would make more of the tower. */
  readonly hasMore?: true;
}

/** A text that is longer does not fit below a tower. */
const LONGEST = 13;

export function towerCaption(reader: Reader, view: View, owner: Seat, tower: Tower): Caption {
  const { say } = reader;
  if (fallingOf(view, owner).includes(tower)) {
    const n = ruinOf(tower.floors);
    return { text: say("caption.ruin", { n }), short: say("caption.ruin-short"), mood: "bad" };
  }
  const { bellTower } = figuresOf(reader);
  const isBell = owesBell(view, owner) && tower.colour === "white" && tower.floors === bellTower;
  if (isBell) return { text: say("caption.bell"), short: say("caption.bell-short"), mood: "good" };
  if (owesBell(view, owner) && tower.colour === "white" && tower.floors < bellTower) {
    return { text: say("caption.to-bell", { n: bellTower }), short: say("caption.bell-short"), mood: "plain" };
  }
  // 3.5 Without a seal left no contract can be fulfilled.
  const reach = view.mats[owner]?.sealsLeft === 0 ? [] : reachOf(view, tower, reader);
  const now = reach.find((niche) => niche.floors === tower.floors);
  if (now !== undefined && mayFulfil(view, owner, reader)) {
    const n = earnedBy(view, owner, now, reader);
    const more = earnedByArchitect(view, owner, tower, reader);
    if (more > n) return withArchitectToo(n, more, reader);
    return { text: say("points", { n }), short: `+${n}`, mood: "good" };
  }
  const [lowest, ...more] = reach.map((niche) => niche.floors);
  if (lowest === undefined) return withoutReach(reader, view, owner, tower);
  const short = say("caption.lowest", { n: lowest });
  if (now !== undefined) return { text: say("caption.bell-first"), short, mood: "plain" };
  const floors = [lowest, ...more];
  const whole = say("caption.reach", { floors: floors.join(" ") });
  const texts = [whole, say("caption.reach", { floors: inRuns(floors) }), short];
  return { text: texts.find((each) => each.length <= LONGEST) ?? short, short, whole, mood: "plain" };
}

const withArchitectToo = (n: number, more: number, { say }: Reader): Caption => ({
  text: say("caption.points-or", { n, more }),
  short: `+${n}`,
  whole: say("caption.points-architect", { n, more }),
  mood: "good",
  hasMore: true,
});

/** 3.5 No contract is open to the tower: one on a balcony may wait for the balcony before it. */
function withoutReach(reader: Reader, view: View, owner: Seat, tower: Tower): Caption {
  const { say } = reader;
  const shut = view.mats[owner]?.sealsLeft === 0 ? undefined : shutAbove(view, tower, reader);
  if (shut === undefined) {
    return { text: say("caption.no-reach"), short: say("caption.no-reach-short"), mood: "plain" };
  }
  const said = (id: string): string => say(id, { n: shut.floors, before: balconyBefore(shut) ?? "" });
  const [text, short] = [said("caption.after"), said("caption.after-short")];
  return { text, short, whole: said("caption.after-whole"), mood: "plain" };
}

/** Three floors or more in a row are named by the first and the last: "3–5 7". */
function inRuns(floors: readonly number[]): string {
  const runs: number[][] = [];
  for (const each of floors) {
    const run = runs.at(-1);
    if (run?.at(-1) === each - 1) run.push(each);
    else runs.push([each]);
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join(" "))).join(" ");
}

export function towerLabel(reader: Reader, view: View, owner: Seat, tower: Tower): string {
  const name = towerName(reader, tower.colour, tower.floors);
  if (owner !== ownSeat(view, reader.you)) {
    return reader.say("label.tower-of", { name: seatName(reader, owner), tower: name });
  }
  const { text, whole = text } = towerCaption(reader, view, owner, tower);
  return reader.say("label.tower-caption", { tower: name, caption: whole });
}

export function storageLabel(reader: Reader, view: View, owner: Seat, colour: ColourName): string {
  const n = view.mats[owner]?.storage[COLOUR_AT[colour]] ?? 0;
  return owner === ownSeat(view, reader.you)
    ? reader.say("label.storage", { c: colour, n })
    : reader.say("label.storage-of", { c: colour, n, name: seatName(reader, owner) });
}

/** What a chip shows of a seat, in words. */
export function seatCounts({ say }: Reader, view: View, seat: Seat): readonly string[] {
  const mat = view.mats[seat];
  if (mat === undefined) return [];
  return [
    say("points", { n: pointsOf(mat) }),
    say("caption.seals", { n: mat.sealsLeft }),
    say("bricks", { n: sum(mat.storage) }),
    say("cards-held", { n: mat.hand.length + mat.buildings.length }),
  ];
}

/** "24 cards in the deck" */
export const pileLabel = ({ say }: Reader, view: View, pile: "deck" | "discards"): string =>
  say(`label.${pile}`, { n: pile === "deck" ? sum(view.startDeck) + sum(view.deck) : sum(view.discards) });
