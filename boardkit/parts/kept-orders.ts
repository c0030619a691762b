import { useEffect } from "preact/hooks";

/** Orders in which pieces lie, by name. */
export type Orders = Map<string, readonly string[]>;

/** So many of a board are kept, the latest ones. */
const MOST_KEPT = 64;

const known = new Map<string, Orders>();
const changed = new Set<string>();

/**
 * The orders in which the pieces of this board lie where views do not tell them. They stay as long as the tab does: also
 * where the board was away for a while, shows the past, or is loaded anew.
 */
export function useOrders(game: string): Orders {
  const name = `fiorino.orders.${game}.${globalThis.location?.pathname ?? ""}`;
  const orders = known.get(name) ?? stored(name);
  known.set(name, orders);
  useEffect(() => storeSoon(name));
  return orders;
}

function stored(name: string): Orders {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? "[]");
    return new Map(Array.isArray(kept) ? kept : []);
  } catch {
    return new Map();
  }
}

/** Once for all parts of a board that are drawn together. */
function storeSoon(name: string): void {
  if (!changed.has(name)) queueMicrotask(() => store(name));
  changed.add(name);
}

function store(name: string): void {
  changed.delete(name);
  const text = JSON.stringify([...(known.get(name) ?? [])].slice(-MOST_KEPT));
  try {
    if (sessionStorage.getItem(name) !== text) sessionStorage.setItem(name, text);
  } catch {
    // Without storage pieces keep their order until the page is loaded anew.
  }
}
