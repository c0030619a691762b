import { describe, expect, test } from "vitest";
import { laidStates } from "./laid-states.ts";
import { layout, row, scalar } from "./layout.ts";
import { notation } from "./notation.ts";
import { SEATS } from "./seat.ts";

describe("the notation of two tables", () => {
  const words = notation(["pass", "buy wool"], ["card 1"]);

  test("prints and parses what stands in them", () => {
    expect([0, 1].map(words.printMove)).toEqual(["pass", "buy wool"]);
    expect(["pass", "buy wool"].map(words.parseMove)).toEqual([0, 1]);
    expect(words.printOutcome(0)).toBe("card 1");
    expect(words.parseOutcome("card 1")).toBe(0);
  });

  test("has no word for what does not, and no place for other words", () => {
    expect([words.printMove(2), words.printOutcome(-1)]).toEqual(["", ""]);
    expect([words.parseMove("card 1"), words.parseOutcome("pass"), words.parseMove("")]).toEqual([-1, -1, -1]);
  });

  test("takes no word twice", () => {
    expect(() => notation(["pass", "pass"], [])).toThrow("no two texts");
  });
});

describe("states of a layout", () => {
  const LAYOUT = layout({ round: scalar({ max: 9 }), wood: row(SEATS, { max: 4 }), sum: scalar({ max: 20 }) });
  const opened = { seats: 2 };
  const states = laidStates(LAYOUT, opened, (state) => {
    state.sum[0] = state.wood[0] + state.wood[1];
  });

  test("are made, copied, told apart, and know their opened game", () => {
    const [one, other] = [states.blank(), states.blank()];
    one.round[0] = 3;
    expect(one.opened).toBe(opened);
    expect(states.hash(one)).not.toBe(states.hash(other));
    states.copy(one, other);
    expect(other.bytes).toEqual(one.bytes);
    expect(states.hash(one)).toBe(states.hash(other));
    other.round[0] = 4;
    expect(one.round[0]).toBe(3);
    expect(states.layoutFingerprint).toBe(LAYOUT.fingerprint);
  });

  test("print, and parse with what follows from them", () => {
    const read = states.parsePosition("round=3 wood=12000");
    expect(read.ok && states.printPosition(read.value)).toBe("round=3 wood=12000 sum=3");
    expect(states.parsePosition("round=x").ok).toBe(false);
    const plain = laidStates(LAYOUT, opened).parsePosition("wood=12000");
    expect(plain.ok && plain.value.sum[0]).toBe(0);
  });
});
