import { useCallback, useEffect, useState } from "preact/hooks";
import type { Seat } from "#engine";
import { isForMatch } from "../on-screen.ts";

/** The sheet that the column beside the board is on a phone. */
export interface Sheet {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
  /** Opens the sheet with the line of a seat in sight. */
  readonly openAt: (seat: Seat) => void;
}

/** Escape closes the sheet. */
export function useSheet(): Sheet {
  const [isOpen, setOpen] = useState(false);
  const [seat, setSeat] = useState<Seat | null>(null);
  useEffect(() => {
    if (!isOpen) return;
    if (seat !== null)
      document.querySelector(`aside [data-anchor~="seat:${seat}"]`)?.scrollIntoView({ block: "nearest" });
    const press = (event: KeyboardEvent): void => {
      if (event.key === "Escape" && isForMatch(event)) setOpen(false);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [isOpen, seat]);
  const openAt = useCallback((at: Seat) => {
    setSeat(at);
    setOpen(true);
  }, []);
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
