import { signal } from "@preact/signals";

/** Light, dark, or the setting of the device. */
export type Theme = "light" | "dark" | "device";

/** `public/before.js` reads it, too, before anything is drawn. */
const STORED = "fiorino.theme";
const DEVICE = matchMedia("(prefers-color-scheme: dark)");
/** Paper is light. */
const PAPER = matchMedia("print");

const stored = (): Theme => {
  const text = localStorage.getItem(STORED);
  return text === "light" || text === "dark" ? text : "device";
};

const chosen = signal<Theme>(stored());

/** The reader's setting. */
export const currentTheme = (): Theme => chosen.value;

function show(): void {
  const device = DEVICE.matches ? "dark" : "light";
  const root = document.documentElement;
  const theme = chosen.value === "device" ? device : chosen.value;
  root.dataset.theme = PAPER.matches ? "light" : theme;
  const paper = getComputedStyle(root).getPropertyValue("--paper").trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", paper);
}

/** The setting that the next press chooses: from the device's first the other look, so that the press shows. */
export function nextTheme(): Theme {
  const device = DEVICE.matches ? "dark" : "light";
  const other = DEVICE.matches ? "light" : "dark";
  if (chosen.value === "device") return other;
  return chosen.value === other ? device : "device";
}

export function chooseTheme(theme: Theme): void {
  chosen.value = theme;
  if (theme === "device") localStorage.removeItem(STORED);
  else localStorage.setItem(STORED, theme);
  show();
}

/** Follows the setting of the device, and changes made in another tab. */
export function startTheme(): void {
  show();
  DEVICE.addEventListener("change", show);
  PAPER.addEventListener("change", show);
  addEventListener("storage", ({ key }) => {
    if (key !== STORED) return;
    chosen.value = stored();
    show();
  });
}
