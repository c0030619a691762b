import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { correspondenceDeadline, isKnownZone, type PersonHours, restsAt } from "./correspondence.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const at = (text: string): number => Date.parse(text);
const hours = (zone: string, sleep: PersonHours["sleep"] = { from: 23 * 60, to: 7 * 60 }): PersonHours => ({
  ...{ zone, sleep, vacations: [] },
});

const deadline = (from: string, allowance: number, of: PersonHours | null): string =>
  new Date(correspondenceDeadline(at(from), allowance, of)).toISOString();

describe("a deadline by correspondence", () => {
  test.each([
    ["without hours is plain time", "2027-03-01T12:00:00Z", DAY, null, "2027-03-02T12:00:00.000Z"],
    ["stands while its person sleeps", "2027-03-01T12:00:00Z", DAY, hours("UTC"), "2027-03-02T20:00:00.000Z"],
    ["begins with the end of a night", "2027-03-01T02:00:00Z", HOUR, hours("UTC"), "2027-03-01T08:00:00.000Z"],
    [
      "may fall on the very beginning of a night",
      "2027-03-01T22:00:00Z",
      HOUR,
      hours("UTC"),
      "2027-03-01T23:00:00.000Z",
    ],
    [
      "knows a nap at noon",
      "2027-03-01T11:00:00Z",
      2 * HOUR,
      hours("UTC", { from: 720, to: 780 }),
      "2027-03-01T14:00:00.000Z",
    ],
    ["is in the person's zone", "2027-01-10T20:00:00Z", 3 * HOUR, hours("Asia/Kolkata"), "2027-01-11T04:30:00.000Z"],
    // The night to 28 March has seven hours in Lisbon, that to 31 October nine.
    [
      "knows the change to summer time",
      "2027-03-27T22:00:00Z",
      2 * HOUR,
      hours("Europe/Lisbon"),
      "2027-03-28T07:00:00.000Z",
    ],
    [
      "knows the change from summer time",
      "2027-10-30T21:00:00Z",
      2 * HOUR,
      hours("Europe/Lisbon"),
      "2027-10-31T08:00:00.000Z",
    ],
    ["counts 29 February", "2028-02-28T12:00:00Z", 2 * DAY, null, "2028-03-01T12:00:00.000Z"],
    [
      "takes a zone without rules for UTC",
      "2027-03-01T12:00:00Z",
      DAY,
      hours("Mars/Olympus"),
      "2027-03-02T20:00:00.000Z",
    ],
  ] as const)("%s", (...[, from, allowance, of, expected]) => {
    expect(deadline(from, allowance, of)).toBe(expected);
  });

  test("stands during a vacation, its last day included", () => {
    const away: PersonHours = { zone: "UTC", sleep: null, vacations: [{ from: "2028-02-28", to: "2028-02-29" }] };
    expect(deadline("2028-02-27T12:00:00Z", DAY, away)).toBe("2028-03-01T12:00:00.000Z");
    expect(restsAt(at("2028-02-29T23:59:00Z"), away)).toBe("vacation");
    expect(restsAt(at("2028-03-01T00:00:00Z"), away)).toBeNull();
  });

  test("falls on the end of a night that summer time skips", () => {
    // In New York on 14 March 2027 it is never 2:30.
    const odd = hours("America/New_York", { from: 20 * 60, to: 2 * 60 + 30 });
    expect(deadline("2027-03-14T03:00:00Z", HOUR, odd)).toBe("2027-03-14T08:00:00.000Z");
  });
});

test("a person sleeps on both sides of midnight", () => {
  const of = hours("UTC");
  expect(restsAt(at("2027-03-01T23:30:00Z"), of)).toBe("sleep");
  expect(restsAt(at("2027-03-01T06:59:00Z"), of)).toBe("sleep");
  expect(restsAt(at("2027-03-01T07:00:00Z"), of)).toBeNull();
});

test("zones without rules are known as such", () => {
  expect([isKnownZone("Europe/Berlin"), isKnownZone("Mars/Olympus"), isKnownZone("")]).toEqual([true, false, false]);
});

const ZONES = [
  "UTC",
  "Europe/Lisbon",
  "America/Sao_Paulo",
  "Asia/Kolkata",
  "Australia/Lord_Howe",
  "America/St_Johns",
  "Pacific/Apia",
];
const anyHours: fc.Arbitrary<PersonHours> = fc.record({
  zone: fc.constantFrom(...ZONES),
  sleep: fc.option(
    fc.tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 600 })).map(([from, long]) => ({
      from,
      to: (from + long) % 1440,
    })),
  ),
  vacations: fc.array(
    fc.tuple(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 0, max: 27 })).map(([start, long]) => {
      const day = (n: number): string => new Date(Date.UTC(2027, 0, 1 + n)).toISOString().slice(0, 10);
      return { from: day(start), to: day(start + long) };
    }),
    { maxLength: 2 },
  ),
});

/** The time awake between two instants, minute by minute: nothing of how deadlines are found. */
function awakeMinutes(from: number, to: number, of: PersonHours): number {
  let n = 0;
  for (let each = from; each < to; each += MINUTE) if (restsAt(each, of) === null) n++;
  return n;
}

test("between beginning and deadline a person is awake for exactly the allowance", () => {
  const minute = fc.integer({ min: at("2027-01-01T00:00:00Z") / MINUTE, max: at("2028-12-01T00:00:00Z") / MINUTE });
  const allowances = fc.integer({ min: 1, max: 36 * 60 });
  fc.assert(
    fc.property(minute, allowances, anyHours, (from, allowance, of) => {
      const start = from * MINUTE;
      const end = correspondenceDeadline(start, allowance * MINUTE, of);
      expect(awakeMinutes(start, end, of)).toBe(allowance);
      expect(restsAt(end - 1, of), "its last moment is one awake").toBeNull();
    }),
    { numRuns: 15 },
  );
}, 60_000);

test("a later beginning never has an earlier deadline", () => {
  const instant = fc.integer({ min: at("2027-01-01T00:00:00Z"), max: at("2028-12-01T00:00:00Z") });
  fc.assert(
    fc.property(instant, fc.integer({ min: 0, max: 5 * DAY }), anyHours, (from, later, of) => {
      const of_ = (start: number): number => correspondenceDeadline(start, 2 * DAY, of);
      expect(of_(from + later)).toBeGreaterThanOrEqual(of_(from));
    }),
    { numRuns: 200 },
  );
}, 60_000);
