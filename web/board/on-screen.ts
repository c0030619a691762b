/** The element of a target that can be seen now: a phone shows some parts elsewhere than a desktop does. */
export const shownPart = (target: string): HTMLElement | SVGElement | undefined =>
  [...document.querySelectorAll<HTMLElement | SVGElement>(`[data-target="${CSS.escape(target)}"]`)].find(
    (part) => part.getBoundingClientRect().width > 0,
  );

/** Is a key meant for the match: not typed into a field, not one of the browser's, nothing open in front of the board? */
export const isForMatch = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !(target instanceof HTMLInputElement || ctrlKey || metaKey || altKey) &&
  document.querySelector("dialog[open]") === null;
