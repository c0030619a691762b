/** Draws the eye to a part of the page without moving it: it fades and comes back. */
export const beckon = (part: Element | null | undefined): void => {
  part?.animate({ opacity: [1, 0.25, 1, 0.25, 1] }, { duration: 800 });
};
