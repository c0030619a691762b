import type { GameUi, Reader } from "#boardkit";
import { asYou, endedBy, forgoneIn, nameOf, whenFinal } from "../board/headline/effect-of.ts";
import type { Preview } from "../board/overlay.ts";
import { confirmText, joined } from "./confirm-text.ts";

interface Words {
  readonly ui: GameUi;
  readonly reader: Reader;
}

/** A move by its name and by what it brings, as far as there is room on its button; and all that it brings. */
export function namedWhole(preview: Preview, { ui, reader }: Words, isSmall: boolean) {
  const { seat, before, after, forecast, isAtOnce } = preview;
  const effect = isAtOnce ? whenFinal(preview) : ui.effect(before, after, seat, asYou(reader));
  const following = forecast === null ? "" : (ui.followingLine?.(forecast, reader) ?? "");
  const [forgone, ends] = [forgoneIn(preview, ui, reader), endedBy(preview, ui, reader)];
  const name = nameOf(preview, ui, reader);
  const text = confirmText({ name, effect, isAtOnce, following, forgone, ends, isSmall });
  return { text, brings: joined("; ", effect, following, forgone, ends) };
}
