import { useEffect, useState } from "preact/hooks";

/** Whether all that glows on the board lies on towers and church, which the row shown large covers. */
export function liesBehindRow(legal: ReadonlySet<string>): boolean {
  const all = [...legal];
  return (
    all.some((target) => /^(contract|church):/.test(target)) && !all.some((target) => /^(slot|brick):/.test(target))
  );
}

/** Whether the row is shown large, on a phone; it closes when what glows next lies behind it. */
export function useLargeRow(legal: ReadonlySet<string>) {
  const [isLarge, setLarge] = useState(false);
  const isBehind = isLarge && liesBehindRow(legal);
  useEffect(() => {
    if (isBehind) setLarge(false);
  }, [isBehind]);
  return { isLarge: isLarge && !isBehind, turn: () => setLarge(!isLarge) };
}
