import { type ComponentChildren, render } from "preact";

const mounted = new Set<string>();

/**
 * Puts drawings into the page once, to be used as `<use href="#id">`. Safe to call in every render: only the first call
 * for a name has an effect. The sprite stays for the life of the page.
 */
export function mountSprite(name: string, drawings: () => ComponentChildren): void {
  if (typeof document === "undefined" || mounted.has(name)) return;
  mounted.add(name);
  const host = document.createElement("div");
  host.dataset.sprite = name;
  host.setAttribute("aria-hidden", "true");
  host.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
  document.body.append(host);
  // After the render that asks for it: a render inside another one takes the hooks away from it.
  queueMicrotask(() =>
    render(
      <svg width="0" height="0" aria-hidden="true">
        <defs>{drawings()}</defs>
      </svg>,
      host,
    ),
  );
}
