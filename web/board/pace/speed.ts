/** How fast the board shows what others do. `none`: pieces do not travel, and moments follow at the usual pace. */
export const SPEEDS = {
  half: { sign: "½×", factor: 0.5 },
  once: { sign: "1×", factor: 1 },
  twice: { sign: "2×", factor: 2 },
  four: { sign: "4×", factor: 4 },
  none: { sign: "–", factor: 1 },
} as const satisfies Readonly<Record<string, { readonly sign: string; readonly factor: number }>>;

export type Speed = keyof typeof SPEEDS;
export const SPEED_NAMES = Object.keys(SPEEDS) as readonly Speed[];

/** The speed after this one, for a button that steps through them all. */
export const nextSpeed = (speed: Speed): Speed =>
  SPEED_NAMES[(SPEED_NAMES.indexOf(speed) + 1) % SPEED_NAMES.indexOf("none")] ?? "once";
