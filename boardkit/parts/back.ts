/** The history's state says so while something is open over the page: Back leads to the page alone, not to the one before. */
const OVER = "over";

/** How what is open over the page is closed, the topmost last. */
const open: (() => void)[] = [];
/** The page over which it is open. */
let page = "";
/** The history is on its way to the page alone, after something was closed otherwise. */
let isReturning = false;

/** Whether the present entry of the history stands for what is open over a page. */
export const isOverPage = (): boolean => Reflect.has(Object(history.state), OVER);

/** Until the result is called the browser's Back closes it and leads no further. */
export function closedByBack(close: () => void): () => void {
  addEventListener("popstate", back, true);
  open.push(close);
  enter();
  return () => {
    const at = open.indexOf(close);
    if (at < 0) return;
    open.splice(at, 1);
    // What closes often makes room for the next.
    setTimeout(returnToPage);
  };
}

/** Another page is gone to: what is open over this one goes with it. */
export function leaveBehind(): void {
  open.length = 0;
}

function enter(): void {
  if (isReturning || open.length === 0) return;
  page = location.href;
  if (!isOverPage()) history.pushState({ ...history.state, [OVER]: 1 }, "");
}

function returnToPage(): void {
  if (isReturning || open.length > 0 || !isOverPage()) return;
  isReturning = true;
  history.back();
}

/** Comes before the one that follows the address: on the page alone there is nothing to follow. */
function back(event: PopStateEvent): void {
  if (isReturning) {
    isReturning = false;
    event.stopImmediatePropagation();
    enter();
  } else if (location.href !== page) leaveBehind();
  else if (open.length > 0) {
    event.stopImmediatePropagation();
    open.pop()?.();
    enter();
  }
}
