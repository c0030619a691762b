import { beforeEach, vi } from "vitest";
import type { Locale } from "#boardkit";
import { chooseLanguage } from "./language.ts";

/** A page's storage and document, as far as a language needs them. */
function stubPage(): void {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("document", { documentElement: { lang: "" } });
}

/** Before each test of the file the page speaks this language: test files of a worker share the page's modules. */
export function speakBeforeEach(locale: Locale): void {
  beforeEach(async () => {
    stubPage();
    await chooseLanguage(locale);
    return () => vi.unstubAllGlobals();
  });
}
