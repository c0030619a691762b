import { expect, test, vi } from "vitest";
import { speakBeforeEach } from "../i18n/language.fixture.ts";
import { chooseLanguage } from "../i18n/language.ts";
import { gameAtHand } from "./games.ts";

speakBeforeEach("en");

const line = (): string | undefined => gameAtHand("calimala")?.say("line");

test("a game stays at hand while its words in another language are being fetched", async () => {
  expect(gameAtHand("calimala")).toBeNull();
  await vi.waitFor(() => expect(line()).toBeDefined(), 20_000);
  const english = gameAtHand("calimala");
  const before = line();

  await chooseLanguage("de");
  expect(gameAtHand("calimala"), "the board is not taken away").toBe(english);
  await vi.waitFor(() => expect(line()).not.toBe(before));
  const german = gameAtHand("calimala");
  expect(german?.ui, "the same pictures").toBe(english?.ui);

  await chooseLanguage("en");
  expect(gameAtHand("calimala")).toBe(english);
  expect(gameAtHand("firenze"), "another game has never been there").toBeNull();
});
