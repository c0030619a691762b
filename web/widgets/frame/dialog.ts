import { useCallback, useRef } from "preact/hooks";
import { closedByBack } from "#boardkit";

/** A dialog whose code comes late: asked for before it is there, it opens when it comes. */
export function useDialog() {
  const shown = useRef<HTMLDialogElement | null>(null);
  const isWanted = useRef(false);
  const dialog = useCallback((element: HTMLDialogElement | null) => {
    shown.current = element;
    if (isWanted.current && element !== null) openOver(element);
    isWanted.current = false;
  }, []);
  const show = useCallback(() => {
    if (shown.current !== null) openOver(shown.current);
    isWanted.current = shown.current === null;
  }, []);
  return [dialog, show] as const;
}

/** Opens a dialog over the page. A press beside it and Back close it, as its button and Escape do. */
export function openOver(dialog: HTMLDialogElement): void {
  // Added again, a listener is the same one.
  dialog.addEventListener("pointerdown", begin);
  dialog.addEventListener("click", closeBeside);
  dialog.showModal();
  dialog.addEventListener(
    "close",
    closedByBack(() => dialog.close()),
    { once: true },
  );
}

/** Where the press under way began: words that are marked in a field up to beyond the margin close nothing. */
let begun: EventTarget | null = null;

const begin = ({ target }: Event): void => {
  begun = target;
};

function closeBeside({ currentTarget: dialog, target, clientX: x, clientY: y }: MouseEvent): void {
  if (!(dialog instanceof HTMLDialogElement) || target !== dialog || begun !== dialog) return;
  if (isBeside(dialog.getBoundingClientRect(), { x, y })) dialog.close();
}

/** What a dialog pads its content with belongs to it, though the press there names the dialog as one beside it does. */
export const isBeside = (
  { left, right, top, bottom }: Pick<DOMRect, "left" | "right" | "top" | "bottom">,
  { x, y }: { readonly x: number; readonly y: number },
): boolean => x < left || x > right || y < top || y > bottom;
