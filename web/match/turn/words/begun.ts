import type { GameUi, Reader } from "#boardkit";
import { asYou } from "../../../board/headline/effect-of.ts";
import { type TurnGame, type TurnState, viewOf } from "../turn-state.ts";

/** What the last press has begun and will bring; "" where nothing is under way. */
export function begunNow(
  { draft }: Pick<TurnState, "draft">,
  ui: TurnGame["ui"] & Pick<GameUi, "begunLine">,
  reader: Reader,
): string {
  const last = draft?.last;
  if (draft === null || last == null || ui.begunLine === undefined) return "";
  const { open, seat } = draft;
  const forecast = open.forecast?.(last.before.state, seat, last.move) ?? null;
  if (forecast === null) return "";
  const game = { open, ui };
  return ui.begunLine(forecast, viewOf(game, last.before), viewOf(game, draft), asYou(reader));
}
