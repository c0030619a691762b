import { expect, test } from "vitest";
import { speakBeforeEach } from "../../i18n/language.fixture.ts";
import { chooseLanguage } from "../../i18n/language.ts";
import { seatsAndMinutes } from "./seats-and-minutes.ts";

speakBeforeEach("en");

test.each([
  ["en", { min: 2, max: 5 }, "2 to 5 players, about 90 minutes"],
  ["en", { min: 2, max: 2 }, "2 players, about 90 minutes"],
  ["en", { min: 1, max: 1 }, "1 player, about 90 minutes"],
  ["de", { min: 2, max: 5 }, "für 2 bis 5 Personen, etwa 90 Minuten"],
  ["de", { min: 2, max: 2 }, "für 2 Personen, etwa 90 Minuten"],
  ["de", { min: 1, max: 1 }, "für eine Person, etwa 90 Minuten"],
  ["pt", { min: 2, max: 5 }, "2 a 5 jogadores, cerca de 90 minutos"],
  ["pt", { min: 2, max: 2 }, "2 jogadores, cerca de 90 minutos"],
  ["pt", { min: 1, max: 1 }, "1 jogador, cerca de 90 minutos"],
] as const)("in %s a game for %o says %s", async (locale, seats, sentence) => {
  await chooseLanguage(locale);
  expect(seatsAndMinutes({ seats, minutes: 90 })).toBe(sentence);
});
