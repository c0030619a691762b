import { describe, expect, test } from "vitest";
import { EVERYBODY, FastChance, SEATS_OF, type Viewer } from "#engine";
import { mustSpreadEvenly } from "#engine/testkit";
import { type Sketch, SketchedMatch } from "../proofs/sketched-match.fixture.ts";
import { SUBJECT } from "../proofs/subject.ts";
import { type CardName, KINDS, kindOf } from "../rules/content.ts";
import { HAND_SLOTS, type State } from "../rules/state.ts";

const { secrets } = SUBJECT;

/**
 * A small deck: all cards not in the sketch have been played, so few deals are left and all of them can be listed. A
 * kind weighs as much as it has cards.
 */
function small(sketch: Sketch): SketchedMatch {
  const match = new SketchedMatch({ display: ["key-1"], ...sketch });
  const { state, open } = match;
  for (const kind of KINDS) state.discards[kind] = 0;
  const counts = SUBJECT.conserved(state);
  const all = SUBJECT.conserved(open.setup());
  for (const kind of KINDS) {
    const name = Object.keys(all)[kind] ?? "";
    const left = (all[name] ?? 0) - (counts[name] ?? 0);
    expect(left, name).toBeGreaterThanOrEqual(0);
    state.discards[kind] = left;
  }
  return match;
}

const hands = (s: State): string =>
  SEATS_OF[s.opened.seats].map((seat) => HAND_SLOTS.map((slot) => s.hand[seat as 0][slot]).join()).join("/");
const aspect = (s: State): string => `${hands(s)} ${SEATS_OF[s.opened.seats].map((seat) => s.kept[seat as 0]).join()}`;

function spread({ open, state }: SketchedMatch, viewer: Viewer): number {
  return mustSpreadEvenly({ open, secrets, state, viewer, aspect, most: 20_000 }, new FastChance(11)).states;
}

const deck: readonly CardName[] = ["key-5", "key-5", "key-4", "pigment-3"];

describe("7.2 a sample deals evenly over all that is consistent", { timeout: 60_000 }, () => {
  test("unknown hands, cards of one kind weighing as many as they are", () => {
    const match = small({
      seats: 3,
      trick: 4,
      choosing: true,
      hands: [["fish-1"], ["key-5", "lime-1"], ["swan-2", "ship-3"]].map((hand) => hand as CardName[]),
      deck,
    });
    // With three seats everybody has held every packet by now.
    for (const seat of [0, 1, 2] as const) expect(spread(match, seat)).toBe(1);
    expect(spread(match, "public")).toBeGreaterThan(100);
  });

  test("hands of the first trick", () => {
    const match = small({ seats: 2, choosing: true, hands: [["fish-1"], ["key-5", "lime-1", "ship-3"]], deck });
    expect(spread(match, 0)).toBeGreaterThan(10);
    expect(spread(match, 1)).toBeGreaterThan(2);
    expect(spread(match, "open")).toBe(1);
  });

  test("a kept card, one of a packet that the viewer has held", () => {
    const match = small({
      seats: 2,
      trick: 2,
      hands: [
        ["fish-1", "fish-2"],
        ["key-5", "key-5", "ship-3"],
      ],
      kept: ["coin-1", "lime-1"],
      deck,
    });
    // lime-1, ship-3, or one of the two key-5.
    expect(spread(match, 0)).toBe(3);
    expect(spread(match, 1)).toBe(3);
  });

  test("one kept card of a known packet and one of an unknown packet", () => {
    const match = small({
      seats: 3,
      trick: 2,
      hands: [["fish-1"], ["key-5"], ["swan-1"]],
      kept: ["coin-1", "lime-1", "swan-2"],
      deck: ["key-5", "key-4"],
    });
    // Seat 0 held what lies at seat 1: two ways. Of seat 2 it knows nothing: its two cards are any of four.
    expect(spread(match, 0)).toBe(2 * 4 * 3);
  });

  test("in turn: of a seat that has not chosen yet a known hand is known", () => {
    const match = small({
      seats: 2,
      trick: 2,
      choosing: true,
      options: { selection: "inTurn" },
      hands: [
        ["fish-1", "fish-2"],
        ["key-5", "ship-3"],
      ].map((hand) => hand as CardName[]),
      deck,
    });
    expect(spread(match, 0)).toBe(1);
    match.play("keep fish-1");
    expect(spread(match, 0)).toBe(1);
    expect(spread(match, 1)).toBe(2);
    expect(match.open.view(match.state, 1).packets[0]).toEqual({ size: 1, cards: ["fish-1", "fish-2"], mixed: true });
  });
});

describe("7.1 a seat knows the packets that it has held", () => {
  const known = (seats: 2 | 3 | 4, trick: number, viewer: Viewer): string => {
    const match = new SketchedMatch({
      seats,
      trick,
      choosing: true,
      hands: SEATS_OF[seats].map((): CardName[] => ["key-1", "key-2"]),
    });
    const view = match.open.view(match.state, viewer);
    return view.packets.map(({ cards }) => (cards === null ? "-" : "k")).join("");
  };

  test.each([
    [2, 1, "k-"],
    [2, 2, "kk"],
    [3, 1, "k--"],
    [3, 2, "kk-"],
    [3, 3, "kkk"],
    [3, 4, "kkk"],
    [4, 1, "k---"],
    [4, 2, "kk--"],
    [4, 3, "kkk-"],
    [4, 4, "kkkk"],
  ] as const)("%i seats, trick %i", (seats, trick, expected) => {
    expect(known(seats, trick, 0)).toBe(expected);
    expect(known(seats, trick, "public")).toBe("-".repeat(seats));
    expect(known(seats, trick, "open")).toBe("k".repeat(seats));
  });

  test("to the left, round the table", () => {
    expect(known(4, 2, 3)).toBe("k--k");
    expect(known(4, 3, 2)).toBe("k-kk");
  });

  test("a packet is told to those who have held it, and its size to the others", () => {
    const match = new SketchedMatch({
      seats: 3,
      trick: 1,
      kept: ["key-1", "key-1", "key-1"],
      hands: [["fish-1"], ["fish-2"], ["fish-3"]],
    });
    match.play("sail key-1", "sail key-1", "sail key-1");
    const audiences: [string, number][] = [];
    match.open.resolve(match.state, match.open.parseOutcome("pass"), (event, audience) => {
      if (event.type === "packetPassed" && event.to === 1) audiences.push([event.cards?.join() ?? "-", audience]);
    });
    expect(audiences).toEqual([
      ["fish-1", 0b0011],
      ["-", EVERYBODY & ~0b0011],
    ]);
    expect(match.state.hand[1][0]).toBe(kindOf("fish-1") + 1);
  });
});
