import { expect, test } from "vitest";
import type { Reader } from "../game-ui.ts";
import { rankingOf } from "../panels/standings.tsx";
import { inOrder } from "../parts/target-order.ts";
import { seatsFrom } from "../pieces/seats.ts";
import { sayReason, sayTask } from "./sentences.ts";
import { broughtInWords } from "./turns.ts";
import { seatName, seatNames, signed } from "./words.ts";

const say = (id: string, args: object = {}): string => `${id} ${JSON.stringify(args)}`;

test("one's own seat comes first, the others clockwise; spectators begin with the first", () => {
  expect(seatsFrom([0, 1, 2, 3], 2)).toEqual([2, 3, 0, 1]);
  expect(seatsFrom([0, 1, 2], null)).toEqual([0, 1, 2]);
});

test("a seat is called by its name, without one by its number", () => {
  expect(seatName({ names: ["Ada"] }, 0)).toBe("Ada");
  expect(seatNames({ names: ["Ada"], locale: "de" }, [0, 1])).toBe("Ada und 2");
});

test("changes have a sign, and minus is no hyphen", () => {
  expect([2, 0, -2].map(signed)).toEqual(["+2", "+0", "−2"]);
});

test("a reason is filled in with what its facts are in words", () => {
  const reason = { code: "city-full", facts: { city: "lisbon", n: 2 } };
  const worded = (fact: string, value: string | number) =>
    fact === "city" ? { city: "Lissabon", c: value } : { [fact]: value };
  expect(sayReason(reason, { say }, worded)).toBe('reason.city-full {"city":"Lissabon","c":"lisbon","n":2}');
  expect(sayReason({ code: "match-over" }, { say }, worded)).toBe("reason.match-over {}");
});

test("a task keeps its id, by which it is told from the next", () => {
  expect(sayTask({ say }, "pay", { n: 2 })).toEqual({ id: "pay", text: 'task.pay {"n":2}' });
});

test("targets are walked by kind, then by place; those of one place stay as they were", () => {
  const byNumber = (target: string): readonly number[] => [Number(target.split(":")[1])];
  expect(inOrder(["b:1", "a:10", "b:0", "a:9"], ["a", "b"], byNumber)).toEqual(["a:9", "a:10", "b:0", "b:1"]);
  expect(inOrder(["a:z", "a:y"], ["a"], () => [])).toEqual(["a:z", "a:y"]);
});

test("the best seat leads the ranking; equal ranks stay in seat order", () => {
  const scores = [1, 3, 3].map((points) => ({ points, sources: {} }));
  expect(rankingOf({ ranks: [3, 1, 1], scores, ties: [] })).toEqual([1, 2, 0]);
});

test("a long turn begins with what decides, and what else came is said beside it; a short one goes as it happened", () => {
  const reader = {
    names: ["Ada"],
    locale: "en",
    say: (id: string, args: object = {}) => `${id} ${Object.values(args)}`,
  };
  const gain = (text: string, weight: "decides" | "passes" = "passes") => ({ seat: 0, text, weight }) as const;
  const [plays, raises, fulfils] = [gain("plays Mason"), gain("red tower to 4"), gain("red 4", "decides")];
  const said = (...gains: Parameters<typeof broughtInWords>[0]) =>
    broughtInWords(gains, 0, { you: null, ...reader } as Reader);
  expect(said(plays, raises, fulfils)).toBe("plays Mason, red tower to 4, red 4");
  expect(said(plays, raises, raises, fulfils)).toBe("red 4; turn.besides plays Mason, red tower to 4 ×2");
  expect(said(plays, plays, raises, raises)).toBe("plays Mason ×2, red tower to 4 ×2");
});

test("a turn in which others got something stands in the order of time, the reader's part as theirs", () => {
  const reader = { you: 1, names: ["Ada", "Bruno"], locale: "en", say: (id: string) => id } as Reader;
  const of = (seat: 0 | 1, text: string, weight: "decides" | "stays" = "stays") => ({ seat, text, weight }) as const;
  const [fulfils, lost] = [of(0, "red 4", "decides"), of(1, "loses 1 red")];
  expect(broughtInWords([of(0, "loses 1 white"), of(0, "blue tower to 2"), fulfils, lost], 0, reader)).toBe(
    "loses 1 white, blue tower to 2, red 4; Bruno: loses 1 red",
  );
  expect(broughtInWords([of(0, "loses 1 white"), lost, of(0, "3"), fulfils], 0, { ...reader, you: null })).toBe(
    "loses 1 white; Bruno: loses 1 red; Ada: 3, red 4",
  );
  expect(broughtInWords([of(0, "loses 1 white"), lost, of(1, "green tower torn down", "decides")], 0, reader)).toBe(
    "loses 1 white; Bruno: loses 1 red, green tower torn down",
  );
  const rest = [of(0, "loses 1 white"), of(0, "plays Mason"), of(0, "blue tower to 2")];
  expect(broughtInWords([...rest, lost], 0, reader)).toBe(
    "loses 1 white, plays Mason, blue tower to 2; Bruno: loses 1 red",
  );
  const swap = { ...of(0, "swaps 1 green for 1 red with Bruno"), other: 1 } as const;
  expect(broughtInWords([...rest, swap], 0, reader)).toBe("swaps 1 green for 1 red with Bruno; turn.besides");
});
