import { useCallback, useEffect, useState } from "preact/hooks";
import { closedByBack } from "#boardkit";
import type { Seat } from "#engine";
import { isForMatch } from "../on-screen.ts";

/** The sheet that the column beside the board is on a phone. */
export interface Sheet {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
  /** Opens the sheet with the panel of a seat at its top; where it is open so, it closes. */
  readonly openAt: (seat: Seat) => void;
}

/** Escape and Back close the sheet, and so does a press on the board, which does nothing else then. */
export function useSheet(): Sheet {
  const [isOpen, setOpen] = useState(false);
  const [seat, setSeat] = useState<Seat | null>(null);
  useEffect(() => (isOpen ? closedByBack(() => setOpen(false)) : undefined), [isOpen]);
  useEffect(() => {
    if (!isOpen) return;
    const sheet = document.querySelector("aside");
    const panel = seat === null ? null : sheet?.querySelector(`[data-card="seat:${seat}"]:not(button)`);
    sheet?.toggleAttribute("data-at-seat", seat !== null);
    // The browser would open it where it was left, at the panel of another seat.
    sheet?.scrollTo(0, 0);
    panel?.scrollIntoView({ block: "start" });
    const press = (event: KeyboardEvent): void => {
      if (event.key === "Escape" && isForMatch(event)) setOpen(false);
    };
    const leave = (event: MouseEvent): void => {
      if (!(event.target instanceof Element) || !isBehindSheet(event.target)) return;
      event.stopPropagation();
      setOpen(false);
    };
    addEventListener("keydown", press);
    addEventListener("click", leave, true);
    return () => {
      removeEventListener("keydown", press);
      removeEventListener("click", leave, true);
      sheet?.removeAttribute("data-at-seat");
    };
  }, [isOpen, seat]);
  const openAt = useCallback(
    (at: Seat) => {
      setSeat(at);
      setOpen(!isOpen || seat !== at);
    },
    [isOpen, seat],
  );
  return {
    isOpen,
    toggle: () => {
      setSeat(null);
      setOpen(!isOpen);
    },
    close: () => setOpen(false),
    openAt,
  };
}

/** A part of the board while the column lies over it as a sheet. */
function isBehindSheet(pressed: Element): boolean {
  const sheet = document.querySelector("aside");
  if (sheet === null || sheet.contains(pressed) || pressed.closest("main [data-target]") === null) return false;
  return getComputedStyle(sheet).position === "fixed";
}
