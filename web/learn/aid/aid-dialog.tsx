import { useEffect } from "preact/hooks";
import { isForMatch } from "../../board/on-screen.ts";
import type { AtHand } from "../../loading/games.ts";
import { later } from "../../loading/later.tsx";
import { fetchAhead } from "../../loading/learn.ts";
import type { ShownFor } from "../book/text/shown-for.ts";
import { closeAid, isAidOpen, openAid } from "./open.ts";

/** Until a match has settled down: nothing of it waits for the book. */
const AHEAD_MS = 4000;

const OpenDialog = later("aid", async () => (await import("./open-dialog.tsx")).OpenDialog);

export interface AidDialogProps {
  readonly atHand: AtHand;
  readonly at: ShownFor;
}

/** The player aid over a match or a waiting table: A opens it. */
export function AidDialog(props: AidDialogProps) {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() === "a" && isForMatch(event)) openAid();
    };
    addEventListener("keydown", press);
    return () => {
      removeEventListener("keydown", press);
      closeAid();
    };
  }, []);
  const { id } = props.atHand.meta;
  useEffect(() => {
    // What fails now is fetched again when it is opened.
    const ahead = setTimeout(() => {
      OpenDialog.load();
      void fetchAhead(id).catch(() => undefined);
    }, AHEAD_MS);
    return () => clearTimeout(ahead);
  }, [id]);
  return isAidOpen.value ? <OpenDialog {...props} /> : null;
}
