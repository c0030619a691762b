import { expect, test } from "vitest";
import { LOCALES } from "#boardkit";
import { CARDS } from "../../rules/content.ts";
import { FIGURES } from "../../rules/figures/figures.ts";
import { sayIn } from "../match.fixture.ts";
import { cardName, effectText, faceText, isLong, kindName } from "./names.ts";

test("every card has a name, what it does, and a few words for its face that are no longer", () => {
  const say = sayIn("en");
  const reader = { say };
  for (const card of CARDS) {
    expect(cardName(reader, card)).not.toBe("");
    expect(faceText(reader, card).length, card).toBeLessThanOrEqual(42);
    expect(effectText(reader, card).length, card).toBeLessThanOrEqual(60);
  }
});

/** So many letters has a line of a card of the row on a laptop. */
const LETTERS = 19;

const linesOf = (text: string): number => {
  const lines = [""];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (longer.length > LETTERS) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines.length;
};

test("on a laptop a card of the row says in two lines what it is and does, in one below a title of two", () => {
  for (const locale of LOCALES) {
    const reader = { say: sayIn(locale) };
    for (const card of CARDS) {
      const does = faceText(reader, card);
      const isWhole = isLong(reader, card) ? linesOf(does) === 1 : linesOf(`${kindName(reader, card)}. ${does}`) < 3;
      expect([locale, card, isWhole]).toEqual([locale, card, true]);
    }
  }
});

test("the texts of cards follow corrected figures", () => {
  const content = { ...FIGURES, fire: 7, flood: 2, feasts: { ...FIGURES.feasts, glory: 9 } };
  const reader = { say: sayIn("en"), content };
  expect(effectText(reader, "fire")).toBe("7 bricks of your choice from storage to the bag");
  expect(effectText(reader, "flood")).toBe("Everyone: half of storage to the bag, rounded up");
  expect(faceText(reader, "glory")).toBe("+9 points at the end");
  const least = { ...content, feasts: { ...FIGURES.feasts, glory: 1, scandal: -1 } };
  expect(faceText({ ...reader, content: least }, "glory")).toBe("+1 point at the end");
  expect(faceText({ ...reader, content: least }, "scandal")).toBe("−1 point at the end");
});

test("a tower is feminine in Portuguese, masculine in German", () => {
  expect(sayIn("pt")("final.tower-label", { c: "red", what: "Ada" })).toBe("Torre vermelha: Ada");
  expect(sayIn("de")("final.tower-label", { c: "red", what: "Ada" })).toBe("Roter Turm: Ada");
});
