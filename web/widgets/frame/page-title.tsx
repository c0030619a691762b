import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { useArrival, usePageTitle } from "./arrival.ts";

interface PageTitleProps {
  /** The title of the browser's tab. */
  readonly tab: string;
  readonly children: ComponentChildren;
}

/** The heading of a page. It takes the focus when the page replaces another one. */
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
