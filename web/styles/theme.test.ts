import { expect, test, vi } from "vitest";

/** A press of the button after the other, by what is seen after each. */
async function looksAfterPresses(device: "light" | "dark"): Promise<readonly string[]> {
  const dataset: Record<string, string> = {};
  vi.resetModules();
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query.includes(`: ${device}`) }));
  vi.stubGlobal("document", { documentElement: { dataset }, querySelector: () => null });
  vi.stubGlobal("getComputedStyle", () => ({ getPropertyValue: () => "" }));
  const { chooseTheme, nextTheme, currentTheme } = await import("./theme.ts");
  return [1, 2, 3].map(() => {
    chooseTheme(nextTheme());
    return `${dataset["theme"]} (${currentTheme()})`;
  });
}

test("the first press shows another look, whatever the device has, and the third is as the device", async () => {
  expect(await looksAfterPresses("light")).toEqual(["dark (dark)", "light (light)", "light (device)"]);
  expect(await looksAfterPresses("dark")).toEqual(["light (light)", "dark (dark)", "dark (device)"]);
});
