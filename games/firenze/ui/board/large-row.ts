import { useEffect, useState } from "preact/hooks";

/** Whether all that glows on the board lies on towers and church, which the row shown large covers. */
export function liesBehindRow(legal: ReadonlySet<string>): boolean {
  const all = [...legal];
  return (
    all.some((target) => /^(contract|church):/.test(target)) && !all.some((target) => /^(slot|brick):/.test(target))
  );
}

/** The row as it was left; `asked`: shown large although what glows lies behind it. */
export type Row = "small" | "large" | "asked";

/** The row once this glows: shown large it makes way for what glows next, unless it was asked for meanwhile. */
export function rowWhen(row: Row, isBehind: boolean): Row {
  if (row === "large") return isBehind ? "small" : "large";
  return row === "asked" && !isBehind ? "large" : row;
}

/** Whether the row is shown large, on a phone; it closes when what glows next lies behind it. */
export function useLargeRow(legal: ReadonlySet<string>) {
  const [left, setRow] = useState<Row>("small");
  const isBehind = liesBehindRow(legal);
  const row = rowWhen(left, isBehind);
  useEffect(() => setRow(row), [row]);
  const turned = isBehind ? "asked" : "large";
  return { isLarge: row !== "small", turn: () => setRow(row === "small" ? turned : "small") };
}
