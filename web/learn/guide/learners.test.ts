import { describe, expect, test } from "vitest";
import {
  type Because,
  fill,
  type GameUi,
  type Guide,
  type GuideMoment,
  type GuideMove,
  type GuideTexts,
  LOCALES,
  type Reader,
} from "#boardkit";
import { type AnyGame, openByChoice } from "#engine";
import { GAMES } from "#games";
import { shelfOf } from "#games/ui";
import { type Course, guidedMatch, type Learner } from "./learners.fixture.ts";
import { becauseIn } from "./speaking/moment.ts";
import { isQuiet } from "./speaking/speaking.ts";

/** The demands on the guide of every game, in matches with learners. `GUIDED=200` plays that many of each kind. */

const MATCHES = Number(process.env["GUIDED"] ?? 3);
const TIME = 60_000 + MATCHES * 10_000;
/** Words and presses until the first own move, words until the first turn has been finished. */
const FIRST_MOVE = { words: 60, presses: 3 };
const FIRST_TURN = 250;
const LEARNERS: readonly Learner[] = ["random", "greedy"];

interface Taught {
  readonly game: AnyGame;
  readonly guide: Guide;
  readonly ui: GameUi;
}

const TAUGHT: readonly Taught[] = (
  await Promise.all(
    GAMES.map(async (game) => {
      const shelf = shelfOf(game.meta.id);
      const { guide } = (await shelf?.learn()) ?? {};
      return shelf === undefined || guide === undefined
        ? []
        : [{ game, guide: await guide(), ui: (await shelf.load()).ui }];
    }),
  )
).flat();

test("every game has a guide", () => {
  expect(TAUGHT.map(({ game }) => game)).toEqual(GAMES);
});

/** One at a time: a course holds every position of its match. */
function* played({ game, guide }: Taught, learner: Learner): Generator<Course> {
  for (let seed = 1; seed <= MATCHES; seed++) yield guidedMatch(game, guide, learner, seed);
}

describe.each(TAUGHT.map((each) => ({ id: each.game.meta.id, ...each })))("the guide of $id", (taught) => {
  const { game, guide, ui } = taught;
  const open = openByChoice(game, guide.seats, guide.options);
  const reader: Reader = { you: 0, names: ["Ada", "Bruno", "Clara"], locale: "en", say: (id) => id };
  /** What can be pressed, or has a card of its own. */
  const isPart = (part: string, { view }: GuideMoment): boolean =>
    open.targets.includes(part) || (ui.card?.(part, view, reader) ?? null) !== null;

  test.each(LEARNERS)(
    "%s learners: it is never stuck, and what it says is true where it says it",
    (learner) => {
      const heard = new Map<string, number>();
      for (const course of played(taught, learner)) {
        for (const { situation, moment, proposed } of course.words) {
          const { id } = situation;
          expect(situation.claim?.(moment) ?? true, id).toBe(true);
          expect(
            [...situation.point(moment), ...(situation.about?.(moment) ?? [])].filter((part) => !isPart(part, moment)),
            id,
          ).toEqual([]);
          if (situation.propose !== undefined) expect(moment.moves, id).toContain(proposed);
          if (proposed !== null) mustBeReasoned(guide.because[id], moment, proposed);
        }
        for (const { id, moment, proposed } of course.lines)
          if (id !== undefined && proposed !== null) mustBeReasoned(becauseIn(guide, id), moment, proposed);
        for (const id of Object.keys(course.spoken.times)) heard.set(id, (heard.get(id) ?? 0) + 1);
      }
      const often = Object.fromEntries(guide.situations.map(({ id }) => [id, heard.get(id) ?? 0]));
      if (MATCHES > 20) process.stdout.write(`${game.meta.id}, ${learner}, of ${MATCHES}: ${JSON.stringify(often)}\n`);
      const seldom = guide.situations.filter(({ id }) => (heard.get(id) ?? 0) < 0.95 * MATCHES);
      if (MATCHES > 20 && learner === "greedy") expect(seldom.map(({ id }) => id)).toEqual([]);
    },
    TIME,
  );

  test(
    "whoever follows every proposal wins, and scores no less than who takes what brings most at once",
    () => {
      let [obedient, greedy] = [0, 0];
      for (let seed = 1; seed <= 3; seed++) {
        const { own, others } = guidedMatch(game, guide, "obedient", seed).points;
        expect(own, `match ${seed}`).toBeGreaterThan(others);
        obedient += own;
        greedy += guidedMatch(game, guide, "greedy", seed).points.own;
      }
      expect(obedient).toBeGreaterThanOrEqual(greedy);
    },
    TIME,
  );

  test("in every language it is brief until the first move and the first turn", async () => {
    const { words } = guidedMatch(game, guide, "obedient", 1);
    const [before, first] = [words.filter(({ own }) => own === 0), words.filter((word) => !word.hasFinishedTurn)];
    for (const locale of LOCALES) {
      const texts = await guide.texts[locale]();
      expect(wordsIn(guide, before, texts), locale).toBeLessThanOrEqual(FIRST_MOVE.words);
      expect(wordsIn(guide, first, texts), locale).toBeLessThanOrEqual(FIRST_TURN);
    }
    expect(before.length + 1).toBeLessThanOrEqual(FIRST_MOVE.presses);
  });

  test("within the first ten decisions it says that what has been done can be taken back", () => {
    const { words } = guidedMatch(game, guide, "obedient", 1);
    expect(words.filter(({ own }) => own <= 10).map(({ situation }) => situation.id)).toContain("undo");
  });

  test("it was made for these rules, and every situation has its words in every language, and no other", async () => {
    expect(guide.rulesVersion).toBe(game.meta.rulesVersion);
    const ids = guide.situations.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const reasons = (guide.reasons ?? []).map(({ id }) => id);
    const wanted = [
      ...guide.situations.map(({ id, propose }) => `${id} ${propose !== undefined}`),
      ...reasons.map((id) => `${id} true`),
    ].sort();
    expect(Object.keys(guide.because).sort()).toEqual(
      guide.situations.flatMap(({ id, propose }) => (propose === undefined ? [] : [id])).sort(),
    );
    const english = await guide.texts.en();
    for (const locale of LOCALES) {
      const texts = await guide.texts[locale]();
      for (const id of [...ids, ...reasons]) {
        expect(figuresIn(texts[id]?.because), `${locale} ${id}`).toEqual(figuresIn(english[id]?.because));
      }
      const has = Object.entries(texts).map(([id, { because }]) => `${id} ${because !== undefined}`);
      expect(has.sort(), locale).toEqual(wanted);
      for (const id of ids) expect([texts[id]?.title, texts[id]?.text].includes(undefined), id).toBe(false);
      const said = Object.values(texts).flatMap(({ title = "", text = "", because = "" }) => [title, text, because]);
      expect(said.filter((text) => /['"]|^\s|\s$|undefined/.test(text))).toEqual([]);
      for (const { text = "" } of Object.values(texts)) expect(sentences(text), text).toBeLessThanOrEqual(2);
      for (const { text = "" } of Object.values(texts)) {
        const onTouch = text.replace(/\{touch\|([^|]*)\|[^}]*\}/g, "$1");
        expect(onTouch, "a phone has no mouse that rests").not.toMatch(/\b(mouse|hover|Maus|ponteiro|rato)\b/);
      }
    }
  });

  test("the prepared draws are outcomes of the game", () => {
    expect(guide.luck.filter((text) => open.parseOutcome(text) < 0)).toEqual([]);
  });
});

/** The figures of a reason are what its claim proves. */
function mustBeReasoned(because: Because | undefined, at: GuideMoment, move: GuideMove): void {
  const figures = because?.figures(at, move) ?? {};
  expect(because?.claim(at, move, figures), `${move.text} ${JSON.stringify(figures)}`).toBe(true);
}

/** The names of the figures in a text. */
const figuresIn = (text = ""): readonly string[] =>
  [...new Set([...text.matchAll(/\{([\w.-]+)/g)].map(([, name = ""]) => name))].sort();

const sentences = (text: string): number => text.split(/[.!?](?:\s|$)/).filter((each) => each !== "").length;

/** Words on the slips, figures filled in. */
function wordsIn(guide: Guide, words: Course["words"], texts: GuideTexts): number {
  const said = words.flatMap(({ situation, moment, spoken, proposed }) => {
    const { title = "", text = "", because = "" } = texts[situation.id] ?? {};
    const figures = situation.when(moment) ?? {};
    const reason = proposed === null ? "" : fill(because, guide.because[situation.id]?.figures(moment, proposed) ?? {});
    return isQuiet(spoken) ? [title, reason] : [title, fill(text, { ...figures, touch: 1 }), reason];
  });
  return said
    .join(" ")
    .split(/\s+/)
    .filter((each) => each !== "").length;
}
