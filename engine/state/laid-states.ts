import { accepted, type Result } from "../result.ts";
import { hashBytes } from "./hash.ts";
import type { Fields, Laid, Layout } from "./layout.ts";
import { parseLaid, printLaid } from "./position.ts";

/** The members of an opened game that follow from its layout. */
export interface LaidStates<S> {
  readonly layoutFingerprint: string;
  blank(): S;
  copy(from: S, to: S): void;
  hash(state: S): string;
  printPosition(state: S): string;
  parsePosition(text: string): Result<S, string>;
}

/** States of one match. `complete` computes the derived fields after a position is parsed. */
export function laidStates<F extends Fields, Opened>(
  layout: Layout<F>,
  opened: Opened,
  complete?: (state: Laid<F, Opened>) => void,
): LaidStates<Laid<F, Opened>> {
  const blank = (): Laid<F, Opened> => layout.create(opened);
  return {
    layoutFingerprint: layout.fingerprint,
    blank,
    copy: (from, to) => to.bytes.set(from.bytes),
    hash: (state) => hashBytes(state.bytes),
    printPosition: (state) => printLaid(layout, state),
    parsePosition: (text) => {
      const read = parseLaid(layout, text, blank());
      if (!read.ok) return read;
      complete?.(read.value);
      return accepted(read.value);
    },
  };
}
