import type { ComponentChildren } from "preact";
import { go } from "../../routes.ts";

interface ToProps {
  readonly path: string;
  readonly class?: string | undefined;
  readonly children: ComponentChildren;
}

/** A link inside the house: no page load, but a real link for everything a browser does with links. */
export function To({ path, children, ...rest }: ToProps) {
  const follow = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(path);
  };
  return (
    <a href={path} onClick={follow} {...rest}>
      {children}
    </a>
  );
}
