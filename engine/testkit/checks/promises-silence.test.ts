import { describe, expect, test } from "vitest";
import { EVERYBODY, type GameTypes } from "../../game.ts";
import type { Viewer } from "../../seat.ts";
import { both, type Change, complaint, type Opened, RELAY, STALLS, type State } from "../conformance/broken.fixture.ts";
import type { Subject } from "../index.ts";
import { EVENTS_TELL_NO_MORE } from "./events.ts";
import { FORECASTS_ALIKE, REDEALS_LOOK_ALIKE, SAMPLES_LOOK_ALIKE } from "./leaks.ts";
import { SEEN_AS } from "./outcomes.ts";

/** Promises that hidden things stay hidden, each broken alone. */

describe("what is hidden", () => {
  test("a choice at the same time that everybody hears", () => {
    const change: Change = (open) => ({
      play: (s, seat, move, tell) => open.play(s, seat, move, tell && ((event) => tell(event, EVERYBODY))),
    });
    expect(complaint(EVENTS_TELL_NO_MORE, RELAY, change)).toContain("is told of");
  });

  /** The whole deal as text, for the breaks that leak it. */
  const leak = (s: State): string => s.bytes.join("");
  const LEAKS: readonly [string, Change][] = [
    ["the view", (open) => ({ view: (s, viewer) => withLeak(open.view(s, viewer), leak(s)) })],
    ["progress", () => ({ progress: (s) => Number(`0.${leak(s).slice(0, 12)}`) })],
    [
      "an event",
      (open) => ({
        play: (s, seat, move, tell) => {
          const before = leak(s);
          open.play(s, seat, move, tell);
          tell?.({ type: "leak", before } as GameTypes["event"], EVERYBODY);
        },
      }),
    ],
    [
      "reasons",
      (open) => ({
        whyNot: (s, seat, target) => {
          const reason = open.whyNot(s, seat, target);
          return reason && { ...reason, facts: { deal: leak(s) } };
        },
      }),
    ],
    ["a scoring", () => ({ scoredNow: (s) => ({ points: [], counts: [Number(`0.${leak(s).slice(0, 12)}`)] }) })],
    ["names", (open) => ({ names: (s, move) => [...open.names(s, move), leak(s)] })],
  ];
  const withLeak = (view: unknown, text: string): unknown => ({ ...(view as object), leak: text });

  test.each(LEAKS)("%s gives a deal away", (_, change) => {
    for (const promise of [SAMPLES_LOOK_ALIKE, REDEALS_LOOK_ALIKE]) {
      for (const subject of both) expect(complaint(promise, subject, change)).toMatch(/a sample for|another deal for/);
    }
  });

  test("a forecast gives a deal away", () => {
    for (const subject of both) {
      expect(complaint(FORECASTS_ALIKE, subject, () => ({ forecast: (s) => leak(s) }))).toContain("the forecast of");
    }
  });

  test.each([1, 2, 3])("the view gives a deal away %i own moves on", (moves) => {
    const change: Change = (open) => {
      const played = new WeakMap<object, number>();
      const count = (s: State, n: number) => void played.set(s, n);
      return {
        copy: (from, to) => {
          open.copy(from, to);
          count(to, played.get(from) ?? 0);
        },
        play: (s, seat, move, tell) => {
          open.play(s, seat, move, tell);
          count(s, (played.get(s) ?? 0) + 1);
        },
        view: (s, viewer) => (played.get(s) === moves ? withLeak(open.view(s, viewer), leak(s)) : open.view(s, viewer)),
      };
    };
    for (const promise of [SAMPLES_LOOK_ALIKE, REDEALS_LOOK_ALIKE]) {
      expect(complaint(promise, STALLS, change)).toContain(`${moves} moves on, after`);
    }
  });

  /** The same game with one field wrongly declared public in its layout. */
  const shown = (subject: Subject<GameTypes>, name: string): Subject<GameTypes> => ({
    ...subject,
    places: subject.places.map((place) => (place.name === name ? { ...place, seen: "all" } : place)),
  });

  test.each(["deck", "hand"])("a layout that shows everybody the %s", (field) => {
    const says = `changes the field "${field}", which the layout shows to`;
    for (const subject of both) {
      expect(complaint(REDEALS_LOOK_ALIKE, shown(subject, field))).toContain(`another deal ${says}`);
      expect(complaint(SAMPLES_LOOK_ALIKE, shown(subject, field))).toContain(`a sample ${says}`);
    }
  });

  test("a sample and another deal that change what the viewer sees", () => {
    const { redeal } = STALLS.secrets;
    const foreign = {
      ...STALLS.secrets,
      redeal: (s: State, _: Viewer, kinds: readonly number[]) => redeal(s, 0, kinds),
    };
    const complaints = [
      complaint(SAMPLES_LOOK_ALIKE, STALLS, (open) => ({
        sample: (_, source) => open.sample(open.view(open.setup(), 0), source),
      })),
      complaint(REDEALS_LOOK_ALIKE, { ...STALLS, secrets: foreign }),
    ];
    expect(complaints[0]).toContain('a sample changes the field "awaits", which the layout shows to seat 0');
    expect(complaints[1]).toContain('another deal changes the field "hand", which the layout shows to seat 1');
  });

  test("a view that is no JSON does not arrive", () => {
    const change: Change = (open) => ({
      view: (s, viewer) => ({ ...(open.view(s, viewer) as object), more: undefined }),
    });
    for (const subject of both) expect(complaint(SAMPLES_LOOK_ALIKE, subject, change)).toContain("not plain JSON");
  });
});

describe(SEEN_AS.name, () => {
  const seen =
    (seenAs: (open: Opened, s: State, outcome: number) => number): Change =>
    (open) => ({ seenAs: (s, _, outcome) => seenAs(open, s, outcome) });

  test.each<[string, string, Change]>([
    ["others' cards are told apart", "look alike, but are seen as", seen((_, __, outcome) => outcome)],
    ["own cards are not told apart", "do not look alike, but are seen as", seen(() => 0)],
    ["what is not in the table", "which is no outcome", seen(() => 99)],
  ])("%s", (_, says, change) => {
    for (const subject of both) expect(complaint(SEEN_AS, subject, change)).toContain(says);
  });

  test("what is hidden decides", () => {
    const change: Change = (open) => ({
      seenAs: (s, viewer, outcome) => {
        const hand = (s as unknown as { hand: number[][] }).hand[0]?.[0] ?? 0;
        const isHidden = viewer === "public" && open.printOutcome(outcome).startsWith("card");
        return isHidden ? Math.min(hand, 1) : (open.seenAs?.(s, viewer, outcome) ?? outcome);
      },
    });
    expect(complaint(SEEN_AS, STALLS, change)).toContain("in a sample as");
  });
});
