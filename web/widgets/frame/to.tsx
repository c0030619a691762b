import type { ComponentChildren } from "preact";
import { go } from "../../routes.ts";

interface ToProps {
  readonly path: string;
  readonly class?: string | undefined;
  /** A picture beside words: no stop of its own for keys and screen readers, which get there by words, here or elsewhere. */
  readonly isBeside?: boolean;
  readonly children: ComponentChildren;
}

const BESIDE = { "aria-hidden": true, tabIndex: -1 } as const;

/** A link inside the house: no page load, but a real link for everything a browser does with links. */
export function To({ path, children, isBeside = false, ...rest }: ToProps) {
  const follow = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(path);
  };
  return (
    <a href={path} onClick={follow} {...(isBeside ? BESIDE : {})} {...rest}>
      {children}
    </a>
  );
}
