const shown = (name: "target" | "card" | "move", about: string): HTMLElement | SVGElement | undefined => {
  const parts = document.querySelectorAll<HTMLElement | SVGElement>(`[data-${name}="${CSS.escape(about)}"]`);
  return foremost([...parts], openSheet());
};

/** Of several elements the visible one; while a sheet is open, the one in it: what lies behind cannot be pressed. */
export function foremost<E extends Pick<Element, "getBoundingClientRect">>(
  parts: readonly E[],
  sheet: { readonly contains: (part: E) => boolean } | null,
): E | undefined {
  const visible = parts.filter((part) => part.getBoundingClientRect().width > 0);
  return visible.find((part) => sheet?.contains(part) === true) ?? visible[0];
}

/** The visible element of a target: some targets have one element for phones and another for desktops. */
export const shownPart = (target: string): HTMLElement | SVGElement | undefined => shown("target", target);

/** The same, or the place of a target that a phone has pressed in a sheet. */
export const shownPlace = (target: string): HTMLElement | SVGElement | undefined =>
  shownPart(target) ?? shown("card", target);

/** The button of a move without parts, by its notation. */
export const shownButton = (move: string): HTMLElement | SVGElement | undefined => shown("move", move);

/** Boxes that a bubble must not cover: legal targets and buttons, of an open sheet alone. */
export const busyBoxes = (): readonly DOMRect[] =>
  [...(openSheet() ?? document).querySelectorAll("[data-legal], [role=toolbar] > button")].map((part) =>
    part.getBoundingClientRect(),
  );

/** The sheet of the game, or another dialog, that lies over everything else. */
export const openSheet = (): Element | null => document.querySelector("dialog[open]");

/** Boxes of what is read before a press: who must do what, and what a press would do, in words and on the board. */
export const readBoxes = (): readonly DOMRect[] =>
  [...document.querySelectorAll("main header h1, main header p, [data-foretold]")].map((part) =>
    part.getBoundingClientRect(),
  );

/** Whether a key is meant for the match: not typed into a field, no shortcut of the browser, no open dialog. */
export const isForMatch = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !(target instanceof HTMLInputElement || ctrlKey || metaKey || altKey) && openSheet() === null;
