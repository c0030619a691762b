import { signal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import type { Reader } from "#boardkit";
import { type AnyOpenGame, invariant, isSeatCount } from "#engine";
import type { TableView } from "#protocol";
import type { Guide } from "../../learn/guide/guide.tsx";
import type { AtHand } from "../../loading/games.ts";
import { guideOf } from "../../loading/learn.ts";
import { loadOnce } from "../../loading/load-once.ts";
import type { Adviser } from "../../match/advice/adviser.tsx";
import { isAlone } from "../../match/table/alone.ts";
import type { Final as FinalTable } from "./final.tsx";
import type { MatchScreenProps } from "./match-screen.tsx";

/** The game of the table, opened with its options and figures. */
export function openFor({ game, figures }: AtHand, { seats, options }: TableView): AnyOpenGame {
  const count = seats.length;
  invariant(isSeatCount(count, game.meta.seats), `${game.meta.id} is not for ${count}`);
  return game.open(count, options, figures?.content);
}

/** The guide comes with the first match that it speaks in. */
const guide = signal<typeof Guide | null>(null);

/** So does what works out good moves. */
const adviser = signal<typeof Adviser | null>(null);

/** The final table comes when a match is over. */
const final = signal<typeof FinalTable | null>(null);

export function Final(props: Parameters<typeof FinalTable>[0]) {
  loadOnce("final", async () => {
    final.value = (await import("./final.tsx")).Final;
  });
  const Shown = final.value;
  return Shown === null ? null : <Shown {...props} />;
}

export function GoodMove({ table, match, recap, advised, ...props }: MatchScreenProps & { readonly reader: Reader }) {
  if (!isAlone(table) || props.turn.state.value.draft === null) return null;
  loadOnce("adviser", async () => {
    adviser.value = (await import("../../match/advice/adviser.tsx")).Adviser;
  });
  const Asking = adviser.value;
  if (Asking === null) return null;
  return <Asking {...props} table={table} ply={match.ply} shown={advised} onAsk={recap.close} />;
}

interface GuidedProps extends MatchScreenProps {
  readonly reader: Reader;
  readonly isBehind: boolean;
}

export function Guided({ followed, table, match, atHand, turn, stage, reader, isBehind }: GuidedProps) {
  loadOnce("guide", async () => {
    guide.value = (await import("../../learn/guide/guide.tsx")).Guide;
  });
  const open = useMemo(() => openFor(atHand, table), [atHand, table]);
  const found = guideOf(table.game);
  const Speaking = guide.value;
  if (Speaking === null || found === null || found === undefined) return null;
  const events = followed.events.value;
  return <Speaking {...{ found, open, turn, stage, table, match, atHand, reader, isBehind, events }} />;
}
