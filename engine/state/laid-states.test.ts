import { describe, expect, test } from "vitest";
import { laidStates } from "./laid-states.ts";
import { layout, row, scalar } from "./layout.ts";

const SEATS = [0, 1, 2, 3, 4] as const;

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
