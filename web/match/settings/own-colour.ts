import { useLayoutEffect } from "preact/hooks";
import { wearLook } from "#boardkit";
import type { TableView } from "#protocol";
import { ownColour } from "./kept.ts";

/**
 * The reader's pieces have the colour that they have chosen as long as their table is on the screen. Where several
 * people share the device there is no own colour: it would change hands with the device.
 */
export function useOwnColour(table: Pick<TableView, "you" | "seats" | "here"> | null): void {
  const chosen = ownColour.now.value;
  const isShared = table?.here !== undefined && table.seats.filter(({ kind }) => kind === "person").length > 1;
  const seat = table === null || isShared ? null : table.you;
  useLayoutEffect(() => {
    wearLook(seat, chosen === "dealt" ? null : chosen);
    return () => wearLook(null, null);
  }, [seat, chosen]);
}
