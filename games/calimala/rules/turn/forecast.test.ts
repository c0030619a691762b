import { expect, test } from "vitest";
import { CHANCE, FastChance, firstSeat, NOBODY, openByChoice, randomMove, randomOutcome } from "#engine";
import { calimala } from "../../index.ts";
import { SketchedMatch } from "../../proofs/sketched-match.fixture.ts";
import type { Event } from "../events.ts";
import type { Target } from "../targets.ts";
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
      if (next !== undefined && next.acts.length > 0) {
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
  expect(scoring !== null, "also where a disc of a street has to be chosen for the seat").toBe(
    turn.some(({ type }) => type === "tileScored"),
  );
  if (scoring === null) return;
  expect(turn.find((event) => event.type === "tileScored")).toMatchObject({ k: scoring.k, tile: scoring.tile });
  expect(turn.find((event) => event.type === "seatGained")?.seat ?? null).toBe(scoring.seat);
}

test("3.8 the cards that are drawn by themselves, unless something is possible in between", () => {
  const drawn = (hand: string, cubes = 0, options = {}) => {
    const mats = { b: { cubes, hand, wood: 1 }, r: { marble: 1, wood: 2 } };
    const match = new SketchedMatch({ active: "r", mats, options, stacks: { "marble/wood": "b" } });
    match.play("place marble/wood", "use wood", "use marble", "end");
    return match.open.forecast?.(match.state, 0, match.open.parseMove("use marble"));
  };
  expect(drawn("artwork")).toMatchObject({ draws: ["marble", "wood"], ends: "disc" });
  expect(drawn("contribute")).toMatchObject({ draws: ["marble"], ends: null });
  expect(drawn("artwork", 1)).toBeUndefined();
});

test("3.13 the turn ends after the last draw, unless another disc of the seat acts below", () => {
  const ends = (stack: string) => {
    const mats = { b: { marble: 4, wood: 3 }, r: { marble: 4, wood: 4 } };
    const match = new SketchedMatch({ mats, stacks: { "marble/wood": stack } });
    match.play("place marble/wood", "use wood");
    return match.open.forecast?.(match.state, 0, match.open.parseMove("use marble"))?.ends;
  };
  expect(ends("")).toBe("turn");
  expect(ends("r"), "a disc of somebody else acts in the turn, but leaves nothing to decide in it").toBe("turn");
  expect(ends("b")).toBe("disc");
  expect(ends("w")).toBe("turn");
  expect(ends("b w")).toBe("disc");
  expect(ends("b w w")).toBe("turn");
});

test("what a lower disc of one's own could bring counts what the disc above can bring it", () => {
  const mats = { b: { wood: 2, brick: 2, ships: 3, workshops: [0] } };
  const match = new SketchedMatch({ stacks: { "build/weave": "b" }, mats });
  const forecast = match.open.forecast?.(match.state, 0, match.open.parseMove(match.toNotation("place build/weave")));
  expect(forecast?.acts.map(({ most }) => [...most].sort((one, other) => one - other))).toEqual([
    [1, 2],
    [1, 3],
  ]);
});

test.each([
  { stack: "b b", marble: 4, left: 1, most: [1, 0, 0] },
  { stack: "b b", marble: 2, left: 4, most: [1, 1, 0] },
  { stack: "b b", marble: 3, left: 4, most: [1, 1, 1] },
  { stack: "b r", marble: 4, left: 1, most: [1, 1, 0] },
])("4.4 discs of one seat above $stack count together what they give: $left slots, $marble marble", (each) => {
  const { stack, marble, left, most } = each;
  const yellow = (n: number) => Array.from({ length: n }, () => "y").join(" ");
  const artworks = {
    ...{ santaMariaDelFiore: yellow(5), sanMiniato: yellow(3), santaCroce: yellow(4) },
    palazzoVecchio: yellow(4 - left),
  };
  const mats = { b: { marble }, r: { marble } };
  const match = new SketchedMatch({ stacks: { "brick/artwork": stack }, mats, artworks });
  const place = match.open.parseMove(match.toNotation("place brick/artwork"));
  const acts = match.open.forecast?.(match.state, 0, place)?.acts ?? [];
  const sides = [0, 1].map((side) => acts.map((act) => act.most[side]));
  expect(sides).toContainEqual(most);
});

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

test.each([
  ["white ", { wood: 0, brick: 0, marble: 0 }, [2, 2]],
  ["", { wood: 0, brick: 0, marble: 0 }, [1, 1]],
  ["white ", { wood: 4, brick: 1, marble: 1 }, [2, 2]],
] as const)("3.5 the forecast of a %sdisc takes the better order of both actions", (disc, mat, most) => {
  const match = new SketchedMatch({ mats: { b: mat } });
  const place = match.open.parseMove(match.toNotation(`place ${disc}contribute/wood`));
  expect(match.open.forecast?.(match.state, 0, place)?.acts[0]?.most).toEqual(most);
});

test("5.7 what the next tile pays before and after a move, exactly where the move changes it", () => {
  let [changes, tiles] = [0, 0];
  for (const seats of [3, 4, 5] as const) {
    const open = openByChoice(calimala, seats, {});
    const [state, source] = [open.setup(), new FastChance(seats)];
    const nextPays = (): readonly number[] | undefined => {
      const k = open.view(state, "public").tilesScored + 1;
      return k > 15 ? undefined : open.scoredNow?.(state, `tile:${k}` as Target)?.points;
    };
    for (let mask = open.toAct(state); mask !== NOBODY; mask = open.toAct(state)) {
      if (mask === CHANCE) {
        open.resolve(state, randomOutcome(open, state, source));
        continue;
      }
      const seat = firstSeat(mask);
      const move = randomMove(open, state, seat, source);
      const scoring = open.forecast?.(state, seat, move)?.scoring ?? null;
      const [before, k] = [nextPays(), open.view(state, "public").tilesScored];
      open.play(state, seat, move);
      const after = open.view(state, "public").tilesScored === k ? nextPays() : undefined;
      if (scoring?.isNow === true) tiles++;
      else if (scoring !== null) expect(scoring).toMatchObject({ k: k + 1, before, points: after });
      else if (before !== undefined && after !== undefined) expect(after).toEqual(before);
      if (scoring !== null) expect(scoring.before).toEqual(before);
      if (scoring?.isNow === false) changes++;
    }
  }
  expect(changes).toBeGreaterThan(5);
  expect(tiles).toBeGreaterThan(15);
});

test("6.5 the last move foretells what the face-up card and one's own will pay, whatever others have kept", () => {
  let ends = 0;
  for (const seats of [3, 4, 5] as const) {
    const open = openByChoice(calimala, seats, {});
    const [state, source] = [open.setup(), new FastChance(seats)];
    for (let mask = open.toAct(state); mask !== NOBODY; mask = open.toAct(state)) {
      if (mask === CHANCE) {
        open.resolve(state, randomOutcome(open, state, source));
        continue;
      }
      const seat = firstSeat(mask);
      const move = randomMove(open, state, seat, source);
      const cards = open.forecast?.(state, seat, move)?.cards ?? null;
      open.play(state, seat, move);
      if (open.view(state, "public").awaits !== "reveal") {
        expect(cards).toBeNull();
        continue;
      }
      ends++;
      open.resolve(state, randomOutcome(open, state, source));
      const { cardScores } = open.view(state, "public");
      const known = cardScores.filter((scored) => scored.seat === seat || scored.seat === null);
      const points = open
        .view(state, "public")
        .mats.map((_, at) => known.reduce((sum, scored) => sum + (scored.points[at] ?? 0), 0));
      expect(cards).toEqual({ points, hidden: cardScores.length - known.length });
    }
  }
  expect(ends).toBe(3);
});

test.each([
  { street: "marble/wood", stack: "b b", wood: 3, marble: 3, cloth: 0, done: ["2 of 2", "0 of 2", "0 of 2"] },
  { street: "marble/wood", stack: "b b", wood: 2, marble: 3, cloth: 0, done: ["2 of 2", "1 of 2", "0 of 2"] },
  { street: "build/ship", stack: "b", wood: 2, marble: 0, cloth: 1, done: ["2 of 2", "0 of 2"] },
  { street: "build/ship", stack: "b", wood: 4, marble: 0, cloth: 3, done: ["2 of 2", "2 of 2"] },
  { street: "build/ship", stack: "r b", wood: 1, marble: 0, cloth: 2, done: ["0 of 2", "0 of 2", "0 of 2"] },
])("3.8 on $street above $stack each disc finds what those above have left", ({ street, stack, done, ...has }) => {
  const { wood, marble, cloth } = has;
  const mats = { b: { wood, marble, workshops: [cloth], hand: "wood" } };
  const match = new SketchedMatch({ stacks: { [street]: stack }, mats });
  const place = match.open.parseMove(match.toNotation(`place ${street}`));
  const acts = match.open.forecast?.(match.state, 0, place)?.acts ?? [];
  expect(acts.map((act) => `${act.done} of ${act.uses}`)).toEqual(done);
});
