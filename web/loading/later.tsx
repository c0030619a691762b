import { signal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { loadOnce } from "./load-once.ts";

/** A page whose code comes when somebody opens it, or when it is asked for earlier; nothing is shown until then. */
export interface Later<P extends object> {
  (props: P): ReturnType<FunctionComponent<P>>;
  load(): void;
}

export function later<P extends object>(name: string, fetch: () => Promise<FunctionComponent<P>>): Later<P> {
  const page = signal<FunctionComponent<P> | null>(null);
  const load = (): void =>
    loadOnce(`page ${name}`, async () => {
      page.value = await fetch();
    });
  const Shown = (props: P) => {
    load();
    const Page = page.value;
    return Page === null ? null : <Page {...props} />;
  };
  return Object.assign(Shown, { load });
}
