import type { RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** A ref, and the size of its element in pixels, kept up to date. */
export function useRoom(): readonly [RefObject<HTMLElement | null>, Room] {
  const ref = useRef<HTMLElement>(null);
  const [room, setRoom] = useState<Room>({ width: 900, height: 690 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0)
        setRoom((now) => (now.width === width && now.height === height ? now : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, room];
}
