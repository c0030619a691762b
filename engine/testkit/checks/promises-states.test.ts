import { describe, expect, test } from "vitest";
import type { GameTypes } from "../../game.ts";
import { refused } from "../../result.ts";
import {
  alternating,
  both,
  type Change,
  complaint,
  counting,
  noting,
  type Opened,
  outscore,
  RELAY,
  STALLS,
  type State,
  scoreOf,
  spoil,
} from "../conformance/broken.fixture.ts";
import type { Subject } from "../index.ts";
import { BOUNDS, CONSERVED, COPIES, LOOKING, NOTATION } from "./states.ts";

/** For each promise about states, variants of a miniature game that break it. */

describe(NOTATION.name, () => {
  test.each<[string, Change]>([
    [
      "a position does not print as one line of ASCII",
      (open) => ({ printPosition: (s) => `${open.printPosition(s)}\n` }),
    ],
    ["no such position", () => ({ parsePosition: () => refused("no such position") })],
    ["hash after notation", (open) => ({ hash: counting((n) => `${open.setup().bytes.length}${n}`) })],
    [
      "notation printed again",
      (open) => {
        const isOdd = alternating();
        return {
          printPosition: (s) => open.printPosition(s) + (isOdd() ? " " : ""),
          parsePosition: (text) => open.parsePosition(text.trim()),
        };
      },
    ],
  ])("%s", (says, change) => {
    for (const subject of both) expect(complaint(NOTATION, subject, change)).toContain(says);
  });
});

describe(LOOKING.name, () => {
  const LOOKS = ["legalMoves", "names", "whyNot", "forced", "hash", "progress", "chance", "standings"] as const;

  test.each(LOOKS)("%s changes something", (name) => {
    const change = (open: Opened): Partial<Opened> => {
      const plain = open[name] as (s: State, ...rest: unknown[]) => unknown;
      return {
        [name]: (s: State, ...rest: unknown[]) => {
          const answer = plain(s, ...rest);
          spoil(s);
          return answer;
        },
      };
    };
    for (const subject of both) expect(complaint(LOOKING, subject, change)).toContain("bytes after looking");
  });

  test.each([0, "public", "open"] as const)("the view of %s changes something", (who) => {
    const change: Change = (open) => ({
      view: (s, viewer) => {
        if (viewer === who) spoil(s);
        return open.view(s, viewer);
      },
    });
    for (const subject of both) expect(complaint(LOOKING, subject, change)).toContain("bytes after looking");
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY])("insight values a seat at %d", (value) => {
    const insight = { values: (_: State, out: Float64Array) => void out.set([value], 1), turns: () => 0 };
    const change: Change = (open) => ({ game: { ...open.game, insight } });
    expect(complaint(LOOKING, RELAY, change)).toContain("the insight values the seats at");
  });
});

describe(COPIES.name, () => {
  const afterCopy =
    (also: (from: State, to: State) => void): Change =>
    (open) => ({
      copy: (from, to) => {
        open.copy(from, to);
        also(from, to);
      },
    });
  /** Keeps the states of copies, and spoils one of them after the next entry. */
  const held =
    (pick: (copies: readonly { from: State; to: State }[]) => State | undefined): Change =>
    (open) => {
      const copies: { from: State; to: State }[] = [];
      const spoilHeld = (): void => {
        const state = pick(copies.splice(0));
        if (state !== undefined) spoil(state);
      };
      return {
        copy: (from, to) => {
          open.copy(from, to);
          copies.push({ from, to });
        },
        play: (s, seat, move, tell) => {
          open.play(s, seat, move, tell);
          spoilHeld();
        },
        resolve: (s, outcome, tell) => {
          open.resolve(s, outcome, tell);
          spoilHeld();
        },
      };
    };
  const { note, isNoted } = noting();

  test.each<[string, Change]>([
    ["bytes of a copy", afterCopy((_, to) => spoil(to))],
    ["hash of a copy", () => ({ hash: counting((n) => `${n}`) })],
    ["bytes after playing on a copy", held((copies) => copies.at(0)?.from)],
    ["bytes of a second copy after playing on the first", held((copies) => copies.at(1)?.to)],
    [
      "bytes of a used state after copying into it",
      (open) => ({ copy: (from, to) => (isNoted(to) ? spoil(to) : open.copy(from, note(to))) }),
    ],
  ])("%s", (says, change) => {
    for (const subject of both) expect(complaint(COPIES, subject, change)).toContain(says);
  });
});

describe(CONSERVED.name, () => {
  test("pieces come and go", () => {
    const subject: Subject<GameTypes> = { ...STALLS, conserved: (s) => ({ points: scoreOf(s)[0] }) };
    expect(complaint(CONSERVED, subject)).toContain("pieces");
  });

  test("a move makes some, another leaves the bounds", () => {
    const playing =
      (change: (s: State) => void): Change =>
      (open) => ({
        play: (s, seat, move, tell) => {
          open.play(s, seat, move, tell);
          change(s);
        },
      });
    const lose = playing((s) => {
      const { deck } = s as unknown as { deck: { 0: number } };
      deck[0]++;
    });
    for (const subject of both) expect(complaint(CONSERVED, subject, lose)).toContain("pieces after");
    for (const subject of both)
      expect(complaint(CONSERVED, subject, playing(outscore))).toContain("which is not within");
  });

  test("a number is out of bounds where it stands", () => {
    for (const subject of both) {
      const narrow = { ...subject, places: subject.places.map((place) => ({ ...place, max: 1 })) };
      expect(complaint(BOUNDS, narrow)).toContain("which is not within 0 to 1");
    }
  });
});
