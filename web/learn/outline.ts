/** The outline that glows, where a part of a drawing takes presses beside it, too; else the part's own box. */
export function outlineOf(part: Element): DOMRect {
  const outline = part.querySelector(":scope > .ring-mark > .ring-line")?.getBoundingClientRect();
  return outline === undefined || outline.width === 0 ? part.getBoundingClientRect() : outline;
}
