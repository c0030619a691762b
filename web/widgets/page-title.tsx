import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { useArrival, usePageTitle } from "../arrival.ts";

interface PageTitleProps {
  /** What the browser's tab says. */
  readonly tab: string;
  readonly children: ComponentChildren;
}

/** The heading of a page, which takes the focus when the page is gone to. */
export function PageTitle({ tab, children }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(tab);
  useArrival(heading);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
