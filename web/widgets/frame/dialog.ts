import { useCallback, useRef } from "preact/hooks";

/** A dialog whose code comes late: asked for before it is there, it opens when it comes. */
export function useDialog() {
  const shown = useRef<HTMLDialogElement | null>(null);
  const isWanted = useRef(false);
  const dialog = useCallback((element: HTMLDialogElement | null) => {
    shown.current = element;
    if (isWanted.current) element?.showModal();
    isWanted.current = false;
  }, []);
  const show = useCallback(() => {
    shown.current?.showModal();
    isWanted.current = shown.current === null;
  }, []);
  return [dialog, show] as const;
}
