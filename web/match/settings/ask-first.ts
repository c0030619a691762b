/** Whether this browser asks before a move that cannot be undone. A simultaneous choice is always asked about. */

const KEPT_AS = "fiorino.ask-first";

export const asksFirst = (): boolean => localStorage.getItem(KEPT_AS) !== "no";

export const askFirst = (asks: boolean): void => localStorage.setItem(KEPT_AS, asks ? "yes" : "no");
