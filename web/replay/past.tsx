import type { Reader } from "#boardkit";
import type { TableView } from "#protocol";
import type { Followed } from "../live/followed.ts";
import type { AtHand } from "../loading/games.ts";
import { Controls } from "./controls/controls.tsx";
import { openPlayer, type Player } from "./controls/player.ts";
import { stepsOf, useStepKeys } from "./controls/steps.ts";
import { landingsOf, useTold } from "./controls/told.ts";
import { goneByLine, type Seen } from "./sources/gone.ts";
import { openPaged } from "./sources/paged.ts";

/** A look at an earlier position of the match on the screen. Loaded when somebody takes it. */
export interface Past {
  readonly player: Player;
  readonly seen: Seen;
  /** The number of entries when it was opened. */
  readonly since: number;
}

interface Where {
  readonly followed: Followed;
  readonly table: TableView;
  readonly ui: AtHand["ui"];
  readonly root: () => ParentNode | null;
}

export async function openPast({ followed, table, ui, root }: Where): Promise<Past> {
  const seen = await goneByLine(followed, table).see(table.you);
  return { seen, player: openPlayer(openPaged(seen), ui, root), since: followed.length.peek() };
}

interface PastBarProps {
  readonly past: Past;
  readonly atHand: AtHand;
  readonly reader: Reader;
  readonly view: unknown;
  readonly onNow: () => void;
}

/** Buttons in the place of the actions while the board shows an earlier position. */
export function PastBar({ past: { player, seen, since }, atHand, reader, view, onNow }: PastBarProps) {
  const told = useTold(atHand, { events: seen.events.value, view, reader, whole: null });
  const steps = stepsOf(player, landingsOf(told, seen.own.value), "turn");
  useStepKeys(steps);
  const fresh = told.course.turns.filter(({ ply }) => ply >= since).length;
  return <Controls steps={steps} toNow={{ fresh, go: onNow }} />;
}
