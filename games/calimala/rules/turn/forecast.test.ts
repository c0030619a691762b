import { expect, test } from "vitest";
import { CHANCE, FastChance, firstSeat, NOBODY, openByChoice, randomMove, randomOutcome } from "#engine";
import { calimala } from "../../index.ts";
import { SketchedMatch } from "../../proofs/sketched-match.fixture.ts";
import type { Event } from "../events.ts";
import type { Forecast } from "./forecast.ts";

test("3.4 the discs act in the order foretold, and the foretold tile is scored by the foretold seat", () => {
  for (const seats of [3, 4, 5] as const) {
    const open = openByChoice(calimala, seats, {});
    const [state, source] = [open.setup(), new FastChance(seats)];
    let foretold: Forecast | undefined;
    let turn: Event[] = [];
    let checked = 0;
    const tell = (event: Event): void => void turn.push(event);
    for (let mask = open.toAct(state); mask !== NOBODY; mask = open.toAct(state)) {
      if (mask === CHANCE) {
        open.resolve(state, randomOutcome(open, state, source), tell);
        continue;
      }
      const seat = firstSeat(mask);
      const move = randomMove(open, state, seat, source);
      const next = open.forecast?.(state, seat, move);
      if (next !== undefined) {
        if (foretold !== undefined) mustCome(foretold, turn);
        if (foretold !== undefined) checked++;
        [foretold, turn] = [next, []];
      }
      open.play(state, seat, move, tell);
    }
    expect(checked).toBeGreaterThan(30);
  }
});

function mustCome({ acts, scoring }: Forecast, turn: readonly Event[]): void {
  expect(turn.flatMap((event) => (event.type === "discActivated" ? [event.seat] : []))).toEqual(
    acts.map(({ seat }) => seat),
  );
  if (scoring === null) return;
  expect(turn.find((event) => event.type === "tileScored")).toMatchObject({ k: scoring.k, tile: scoring.tile });
  expect(turn.find((event) => event.type === "seatGained")?.seat ?? null).toBe(scoring.seat);
}

test("what each disc could bring at most, as if nobody stood in between", () => {
  const match = new SketchedMatch({
    stacks: { "marble/wood": "r w y" },
    mats: { b: { wood: 3 }, r: { wood: 4, marble: 0 }, y: { marble: 4 } },
  });
  const place = match.open.parseMove(match.toNotation("place white marble/wood"));
  const forecast = match.open.forecast?.(match.state, 0, place);
  expect(forecast?.acts.map(({ seat }) => seat)).toEqual([0, 2]);
  const byAction = forecast?.acts.map(({ most }) => [...most].sort((one, other) => one - other));
  expect(byAction).toEqual([
    [1, 2],
    [0, 1],
  ]);
  expect(match.open.forecast?.(match.state, 0, match.open.parseMove("end"))).toBeUndefined();
});
