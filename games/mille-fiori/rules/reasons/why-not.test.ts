import { describe, expect, test } from "vitest";
import type { Seat } from "#engine";
import { type Sketch, SketchedMatch } from "../../proofs/sketched-match.fixture.ts";
import type { CardName } from "../content.ts";
import { MOVES } from "../moves.ts";
import { TARGETS, type Target } from "../targets.ts";
import { REASONS, type Reason } from "./reasons.ts";

interface Row {
  readonly says: string;
  readonly sketch?: Sketch;
  readonly plays?: readonly string[];
  readonly seat?: Seat;
  readonly target: Target;
  /** A code, and its facts if it has some; `undefined` when a legal move names the target. */
  readonly code: Reason["code"] | undefined;
  readonly facts?: Reason["facts"];
}

const HANDS: readonly (readonly CardName[])[] = [["key-1", "swan-2"], ["fish-1"], ["ash-1"], ["lime-1"]];
const choosing: Sketch = { choosing: true, hands: HANDS };
const chosen = ["r: keep swan-2"];
const trade: Sketch = { card: "swan-2", hands: HANDS };
const extra: Sketch = { card: "key-5", ships: { r: 2 }, display: ["key-2", "swan-3"] };
const over: Sketch = { personal: { g: 1 } };

const ROWS: readonly Row[] = [
  { says: "a card of the own hand can be kept", sketch: choosing, target: "hand:key-1", code: undefined },
  { says: "one that is not there cannot", sketch: choosing, target: "hand:key-2", code: "not-in-hand" },
  { says: "choosing comes first", sketch: choosing, target: "trade:3", code: "not-while-choosing" },
  { says: "the ship, too, waits for the choice", sketch: choosing, target: "ship:0", code: "not-while-choosing" },
  { says: "the packet is not a card", sketch: choosing, target: "packet:0", code: "choose-one-card" },
  { says: "nothing is kept yet", sketch: choosing, target: "kept:0", code: "choose-one-card" },
  { says: "other hands", sketch: choosing, target: "packet:1", code: "hand-hidden" },
  { says: "who has chosen waits", sketch: choosing, plays: chosen, target: "hand:key-1", code: "choice-made" },
  { says: "the own space", sketch: trade, target: "trade:3", code: undefined },
  {
    says: "another seat's turn",
    sketch: trade,
    seat: 2,
    target: "trade:3",
    code: "wait-for-order",
    facts: { seat: 0 },
  },
  {
    says: "a good of another symbol",
    sketch: trade,
    target: "trade:0",
    code: "other-symbol",
    facts: { symbol: "swan" },
  },
  { says: "another area", sketch: trade, target: "houses:0", code: "other-area", facts: { area: "trade" } },
  { says: "a ship space", sketch: trade, target: "harbor:0", code: "ship-space-needs-card" },
  { says: "a taken space", sketch: { ...trade, board: { trade: "...b" } }, target: "trade:3", code: "space-taken" },
  { says: "a passed hand", sketch: trade, target: "hand:key-1", code: "kept-another" },
  { says: "what lies before the neighbour", sketch: trade, target: "packet:0", code: "packet-passed" },
  { says: "the card in play", sketch: trade, target: "kept:0", code: "card-in-play" },
  { says: "the kept card of another", sketch: trade, target: "kept:1", code: "kept-card-hidden" },
  { says: "the display", sketch: trade, target: "display:key-5", code: "display-needs-extra" },
  { says: "a card that is not there", sketch: trade, target: "display:key-4", code: "not-in-display" },
  { says: "where the ship would stop", sketch: trade, target: "sea:2", code: undefined },
  { says: "another space", sketch: trade, target: "sea:3", code: "other-distance", facts: { number: 2 } },
  { says: "backward", sketch: { ...trade, ships: { r: 4 } }, target: "sea:3", code: "ships-forward-only" },
  { says: "no further", sketch: { ...trade, ships: { r: 20 } }, target: "sea:20", code: "ship-at-end" },
  { says: "nor by the ship", sketch: { ...trade, ships: { r: 20 } }, target: "ship:0", code: "ship-at-end" },
  { says: "another ship", sketch: trade, target: "ship:2", code: "ship-of-other", facts: { seat: 2 } },
  {
    says: "a house that is not next",
    sketch: { board: { houses: "bb" } },
    target: "houses:4",
    code: "not-next-house",
    facts: { house: 2 },
  },
  { says: "the other pyramid", sketch: { card: "fish-1" }, target: "nobili:9", code: "other-pyramid" },
  { says: "nothing below", sketch: { card: "fish-1" }, target: "populi:3", code: "support-missing" },
  {
    says: "a fleet that has sailed",
    sketch: { card: "ship-1", board: { harbor: "bbb" } },
    target: "harbor:1",
    code: "fleet-gone",
  },
  { says: "the card first", sketch: extra, plays: ["sail key-5"], target: "houses:0", code: "no-card-in-play" },
  {
    says: "the card first, for the ship, too",
    sketch: extra,
    plays: ["sail key-5"],
    target: "sea:9",
    code: "no-card-in-play",
  },
  {
    says: "the display, not the hand",
    sketch: extra,
    plays: ["sail key-5"],
    target: "hand:key-1",
    code: "extra-from-display",
  },
  {
    says: "the display, not the kept card",
    sketch: extra,
    plays: ["sail key-5"],
    target: "kept:0",
    code: "extra-from-display",
  },
  { says: "a card of the display", sketch: extra, plays: ["sail key-5"], target: "display:swan-3", code: undefined },
  {
    says: "a second one",
    sketch: extra,
    plays: ["sail key-5", "take key-2"],
    target: "display:swan-3",
    code: "one-extra-card",
  },
  {
    says: "an extra card without a diamond",
    sketch: { personal: { r: 1 }, general: { r: 0 }, board: { houses: "rr" }, display: ["swan-3"] },
    plays: ["place key-1 house 3", "take swan-3"],
    target: "trade:3",
    code: "no-diamond",
  },
  {
    says: "a bonus that one has",
    sketch: { ...trade, bonuses: { trade: "r" } },
    target: "bonus:trade",
    code: "bonus-had",
  },
  {
    says: "what is missing for a bonus",
    sketch: { ...trade, board: { trade: "r.r." } },
    target: "bonus:trade",
    code: "bonus-condition-open",
    facts: { missing: "carafe,swan" },
  },
  {
    says: "numbers that are missing",
    sketch: { board: { houses: "rr" } },
    target: "bonus:houses",
    code: "bonus-condition-open",
    facts: { missing: "1,3,5,10" },
  },
  {
    says: "symbols that are missing",
    sketch: { board: { populi: "... .... r...." } },
    target: "bonus:populi",
    code: "bonus-condition-open",
    facts: { missing: "shell,fish" },
  },
  {
    says: "materials that are missing",
    sketch: { workshops: { r: [0] } },
    target: "bonus:workshops",
    code: "bonus-condition-open",
    facts: { missing: "quartz,ash,lime" },
  },
  {
    says: "a bonus that was missed, with no diamond left",
    sketch: { personal: { r: 1 }, general: { r: 0 }, board: { houses: "rrr", nobili: "... .... rrr" } },
    target: "bonus:nobili",
    code: "bonus-automatic",
  },
  {
    says: "houses whose bonus was missed",
    sketch: { general: { r: 0 }, board: { houses: "rrrr" } },
    target: "bonus:houses",
    code: "bonus-automatic",
  },
  {
    says: "cards on their way",
    sketch: trade,
    plays: ["sail swan-2", "sail key-1", "sail key-1", "sail key-1"],
    target: "trade:3",
    code: "cards-on-the-way",
  },
  {
    says: "cards to be laid out",
    sketch: { ...trade, trick: 4 },
    plays: ["sail swan-2", "sail key-1", "sail key-1", "sail key-1"],
    target: "trade:3",
    code: "leftovers-laid-out",
  },
  {
    says: "cards being dealt",
    sketch: { ...trade, trick: 4 },
    plays: ["sail swan-2", "sail key-1", "sail key-1", "sail key-1", "chance: lay out"],
    target: "trade:3",
    code: "being-dealt",
  },
  {
    says: "the end",
    sketch: over,
    plays: ["sail key-1", "sail key-1", "sail key-1", "place key-1 house 1"],
    target: "houses:1",
    code: "match-over",
  },
];

describe("why not", () => {
  test.each(ROWS)("$says: $code", ({ sketch = {}, plays = [], seat = 0, target, code, facts }) => {
    const match = new SketchedMatch(sketch);
    match.play(...plays);
    const reason = match.open.whyNot(match.state, seat, target);
    if (code === undefined) expect(reason).toBeUndefined();
    else expect(reason).toEqual(facts === undefined ? { code } : { code, facts });
  });

  test("every reason comes up", () => {
    const met = new Set(ROWS.map(({ code }) => code));
    expect(REASONS.filter((code) => !met.has(code))).toEqual([]);
  });

  test("sailing is named by the ship and by the space where it stops", () => {
    const { open, state } = new SketchedMatch({ ...trade, ships: { r: 18 } });
    expect(MOVES.names(state, open.parseMove("sail swan-2"))).toEqual(["sea:20", "ship:0"]);
    expect(MOVES.names(state, open.parseMove("sail key-5"))).toEqual(["sea:20", "ship:0"]);
    expect(TARGETS).toHaveLength(109 + 21 + 4 + 74 + 74 + 4 + 4 + 5);
  });
});
