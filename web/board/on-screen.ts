/** The visible element of a target: some targets have one element for phones and another for desktops. */
export const shownPart = (target: string): HTMLElement | SVGElement | undefined =>
  [...document.querySelectorAll<HTMLElement | SVGElement>(`[data-target="${CSS.escape(target)}"]`)].find(
    (part) => part.getBoundingClientRect().width > 0,
  );

/** Boxes that a bubble must not cover: legal targets and buttons. */
export const busyBoxes = (): readonly DOMRect[] =>
  [...document.querySelectorAll("[data-legal], [role=toolbar] > button")].map((part) => part.getBoundingClientRect());

/** Whether a key is meant for the match: not typed into a field, no shortcut of the browser, no open dialog. */
export const isForMatch = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !(target instanceof HTMLInputElement || ctrlKey || metaKey || altKey) &&
  document.querySelector("dialog[open]") === null;
