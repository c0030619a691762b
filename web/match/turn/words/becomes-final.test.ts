import { describe, expect, test } from "vitest";
import type { GameUi, Reader } from "#boardkit";
import { type AnyGame, openByChoice } from "#engine";
import { GAMES, gameById } from "#games";
import { speakBeforeEach } from "../../../i18n/language.fixture.ts";
import { list, shortList } from "../../../i18n/language.ts";
import {
  type Draft,
  doneMoves,
  draftEvents,
  followedMoves,
  isHandOver,
  leadsTo,
  make,
  makeByItself,
  possible,
  startDraft,
  undo,
} from "../../draft/draft.ts";
import { playInDrafts } from "../../draft/drafted-match.fixture.ts";
import { offersOf } from "../picking.ts";
import type { Turn } from "../take-turns.ts";
import { becomesFinal, endingText, openNow, stillOpen } from "./becomes-final.ts";

speakBeforeEach("en");

const reader: Reader = { you: 0, names: ["You", "Ada"], locale: "en", say: (id) => id };
const ui = { moveLabel: (move: string) => `<${move}>`, turnLines: () => [] };
const open = openByChoice(gameById("calimala") as AnyGame, 3);

/** A turn in which something has been done and the end is possible, beside other moves. */
function midTurn(): Draft {
  let found: Draft | undefined;
  playInDrafts(open, 1, (begun, chance) => {
    let draft = begun;
    while (draft.edge === "own") {
      const moves = possible(draft);
      const ends = moves.filter((move) => isHandOver(draft, move));
      if (stillOpen(draft, ui, reader) !== "" && ends.length > 0 && moves.length > ends.length) {
        found = draft;
        return null;
      }
      const on = moves.filter((move) => !ends.includes(move));
      draft = make(draft, (on.length > 0 ? on : ends)[chance.below(Math.max(1, on.length))] ?? -1);
    }
    return draft;
  });
  if (found !== undefined) return found;
  throw new Error("a turn can be ended early");
}

describe("the button that ends a turn", () => {
  test("names what can be taken back until then, and nothing after all has been taken back", () => {
    const draft = midTurn();
    const named = stillOpen(draft, ui, reader);
    expect(endingText(draft, [], ui, reader)).toBe(`Then final: ${named}.`);
    expect(stillOpen(undo(draft), ui, reader)).not.toBe(named);
    expect(endingText(startDraft(open, draft.seat, draft.base), [], ui, reader)).toBe(
      "All of this turn is final already.",
    );
  });

  test("names what is passed by where that is little; the end itself is not passed by", () => {
    const draft = midTurn();
    const offers = offersOf(draft);
    const passed = offers.filter(({ move }) => !isHandOver(draft, move));
    const few = endingText(draft, passed.slice(0, 1), ui, reader);
    expect(few).toContain(`Passed by: <${open.printMove(passed[0]?.move ?? -1)}>.`);
    const end = offers.filter(({ move }) => isHandOver(draft, move));
    expect(endingText(draft, end, ui, reader)).not.toContain("assed by");
  });

  test("says first what is scored by it, exactly where something is", () => {
    const turnLines: GameUi["turnLines"] = (events) =>
      (events as readonly { type: string; points: readonly number[] }[]).flatMap(({ type, points }, event) =>
        type === "tileScored" ? [{ seat: null, text: "Scoring", brought: "", points, gains: [], event }] : [],
      );
    const all = { ...reader, names: ["You", "Ada", "Bruno"] };
    let [scored, unscored] = [0, 0];
    for (let seed = 1; seed <= 4; seed++) {
      playInDrafts(open, seed, (begun, chance) => {
        let draft = begun;
        while (draft.edge === "own") {
          const offers = offersOf(draft);
          const end = offers.find(({ move }) => isHandOver(draft, move));
          const after = end === undefined ? [] : draftEvents(make(draft, end.move)).slice(draftEvents(draft).length);
          const isScored = after.some((event) => "points" in event && (event.points as number[]).some((n) => n > 0));
          if (isScored) scored++;
          else unscored++;
          expect(endingText(draft, offers, { ...ui, turnLines }, all).startsWith("Scoring; ")).toBe(isScored);
          const moves = possible(draft);
          draft = make(draft, moves[chance.below(moves.length)] ?? -1);
        }
        return draft;
      });
    }
    expect(scored).toBeGreaterThan(5);
    expect(unscored).toBeGreaterThan(50);
  });
});

/** The turn of a draft. */
const turnOf = (draft: Draft): Turn => ({ state: { value: { draft, question: null, sending: null } } }) as Turn;

describe("the line below the headline", () => {
  test("says what can be undone as soon as something was done", () => {
    const draft = midTurn();
    const done = doneMoves(draft).map(({ move }) => `<${open.printMove(move)}>`);
    expect(openNow(turnOf(draft), ui, reader)?.all).toBe(`Can still be undone: ${list([...done].reverse())}`);
    expect(openNow(turnOf(draft), ui, reader)?.newest, "the newest first").toBe(
      `Can still be undone: ${shortList([...done].reverse())}`,
    );
    expect(openNow(turnOf(startDraft(open, draft.seat, draft.base)), ui, reader), "nothing was done").toBe(null);
  });

  test.each(GAMES)(
    "has words for all that can be undone, and for what followed a press by itself: $meta.id",
    (game) => {
      let seen = 0;
      playInDrafts(openByChoice(game, game.meta.seats.min), 3, (begun, chance) => {
        let draft = begun;
        for (; draft.edge === "own"; seen++) {
          const moves = possible(draft);
          draft = make(draft, moves[chance.below(moves.length)] ?? -1);
          const now = openNow(turnOf(draft), ui, reader);
          expect(now?.newest).toContain("Can still be undone: <");
          expect(now?.followed.length === 0).toBe(followedMoves(draft).length === 0);
        }
        return seen < 60 ? draft : null;
      });
      expect(seen).toBeGreaterThan(50);
    },
  );

  test("says what others get by it", () => {
    const draft = midTurn();
    const points = reader.names.map((_, seat) => (seat === draft.seat ? 3 : 6));
    const turnLines = () => [{ seat: draft.seat, text: "", brought: "", points, gains: [], event: 0 }];
    const said = openNow(turnOf(draft), { ...ui, turnLines }, reader);
    const others = reader.names.filter((_, seat) => seat !== draft.seat);
    const sixEach = others.map((name) => `${name} +6`).join(", ");
    expect(said?.newest.split(" · ")[1], "in one line").toBe(`with it ${sixEach}`);
    expect(said?.given, "or on a line of its own").toBe(sixEach);
    const final = { seat: null, text: "Final scoring", brought: "", points: [7, 4], gains: [], event: 1 };
    const ended = { ...ui, turnLines: () => [...turnLines(), final] };
    expect(openNow(turnOf(draft), ended, reader)?.given, "of a scoring everybody").toBe(
      `${sixEach} · Final scoring; You: +7, Ada: +4`,
    );
  });

  test("says nothing of what others got by what was made for the reader before", () => {
    const { seat, base } = midTurn();
    const [first = -1] = possible(startDraft(open, seat, base));
    const begun = makeByItself(startDraft(open, seat, base), first);
    const [second = -1] = possible(begun);
    const draft = make(begun, second);
    // A point for others by every event.
    const turnLines: GameUi["turnLines"] = ({ length }) => [
      { seat, text: "", brought: "", points: reader.names.map(() => length), gains: [], event: 0 },
    ];
    const n = draftEvents(draft).length - draftEvents(begun).length;
    expect(n).toBeGreaterThan(0);
    expect(draftEvents(begun).length).toBeGreaterThan(0);
    const other = reader.names.find((_, each) => each !== seat);
    expect(openNow(turnOf(draft), { ...ui, turnLines }, reader)?.given).toContain(`${other} +${n}`);
  });

  test("names equal things in a row once with their number, and of many the first ones", () => {
    expect(stillOpen(midTurn(), { ...ui, moveLabel: () => "Give: red brick" }, reader)).toBe("Give: red brick ×4");
    expect(shortList(["a", "b", "a", "c"])).toBe("a, b and c");
    expect(shortList(["a", "b", "a", "c", "d"])).toBe("a, b, c, …");
  });
});

test("of many moves what they brought is said, first what decides", () => {
  const draft = midTurn();
  let n = 0;
  const many = { moveLabel: () => `move ${n++}` };
  const gain = (text: string, weight: "decides" | "stays") => ({ seat: draft.seat, text, weight });
  const line = { seat: draft.seat, text: "", brought: "", points: [3, 3, 3], event: 0 };
  const turnLines = () => [
    { ...line, gains: [gain("white tower to 5", "stays"), gain("white 5 fulfilled", "decides")] },
  ];
  const said = stillOpen({ ...draft, clicks: [1, 2, 3, 4] }, { ...many, turnLines }, reader);
  expect(said).toBe("white 5 fulfilled, white tower to 5, +3");
});

test("another button says that nothing becomes final by it, where that is so", () => {
  const draft = midTurn();
  const goingOn = possible(draft).find((move) => leadsTo(draft, move) === "own");
  const end = possible(draft).find((move) => isHandOver(draft, move)) ?? -1;
  if (goingOn !== undefined) expect(becomesFinal(draft, goingOn, ui, reader)).toBe("Nothing becomes final by it.");
  expect(becomesFinal(draft, end, ui, reader)).toBe(`Then final: ${stillOpen(draft, ui, reader)}.`);
});
