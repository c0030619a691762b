/** The element of a target that can be seen now: a phone shows some parts elsewhere than a desktop does. */
export const shownPart = (target: string): HTMLElement | SVGElement | undefined =>
  [...document.querySelectorAll<HTMLElement | SVGElement>(`[data-target="${CSS.escape(target)}"]`)].find(
    (part) => part.getBoundingClientRect().width > 0,
  );
