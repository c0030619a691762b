import { expect, test } from "vitest";
import { speakBeforeEach } from "../../i18n/language.fixture.ts";
import { agoWords } from "./time-words.ts";

speakBeforeEach("en");

const at = (day: number, hour: number): number => new Date(2027, 4, day, hour, 40).getTime();

test.each([
  ["the hour on the same day", 13, 9, "9:40"],
  ["yesterday", 12, 23, "yesterday"],
  ["the weekday within a week", 10, 12, "Monday"],
  ["the date before that", 3, 12, "3 May"],
])("what is past has %s", (_, day, hour, words) => {
  expect(agoWords(at(day, hour), at(13, 20))).toBe(words);
});
