import { useEffect } from "preact/hooks";

/** The mark with a dot: somebody is waited for. */
const CALLING = "/icon-calling.svg";

/** The tab's picture and the badge of the installed app say that the reader is to act. The title says so in words. */
export function useCalling(isToAct: boolean): void {
  useEffect(() => {
    if (!isToAct) return undefined;
    const icons = [...document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]')];
    const usual = icons.map(({ href }) => href);
    for (const icon of icons) icon.href = CALLING;
    badge(1);
    return () => {
      for (const [i, icon] of icons.entries()) icon.href = usual[i] ?? icon.href;
      badge(0);
    };
  }, [isToAct]);
}

/** Not every browser has badges, and none shows one for a page that is not installed. */
function badge(n: number): void {
  if (!("setAppBadge" in navigator)) return;
  const done = n === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(n);
  done.catch(() => undefined);
}
