/** How often what rests is looked at: 10 times a second costs a phone's battery little. */
const REST_MS = 100;

/** Looks at each frame as long as `look` says that something has moved, else now and then. Returns what ends it. */
export function following(look: () => boolean): () => void {
  let frame = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const next = (): void => {
    frame = requestAnimationFrame(follow);
  };
  const follow = (): void => {
    if (look()) next();
    else rest = setTimeout(next, REST_MS);
  };
  follow();
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(rest);
  };
}
