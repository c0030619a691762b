import { useState } from "preact/hooks";
import { type Reader, SeatSign } from "#boardkit";
import { type BotLevel, STRONGEST } from "#bots/levels";
import type { MatchRecord, Result, Seat } from "#engine";
import type { Refusal } from "#protocol";
import { openHere } from "../api.ts";
import { useAsking } from "../asking.ts";
import { say } from "../i18n/language.ts";
import { LEVELS, levelName } from "../levels.ts";
import type { NewHere } from "../local/messages.ts";
import { usualName } from "../new-table/here.ts";
import { go, newHereId, pathOf } from "../routes.ts";
import page from "../styles/page.module.css";
import { Pick } from "../widgets/pick.tsx";
import { RefusalLine } from "../widgets/refusal.tsx";
import styles from "./play-on.module.css";

type Sitter = "person" | BotLevel;
type Luck = NonNullable<NewHere["from"]>["luck"];

interface PlayOnProps {
  /** The record of a match that is over: a running one has none. */
  readonly record: () => Promise<Result<unknown, Refusal>>;
  /** How many entries the branch begins with. */
  readonly ply: number;
  /** The place in words. */
  readonly place: string;
  /** The address that leads back to it. */
  readonly path: string;
  readonly reader: Reader;
  /** The seats that bots have played. */
  readonly bots: ReadonlySet<Seat>;
}

/** Another course of a finished match, played in the page: who plays which seat, and with which luck. */
export function PlayOn({ record, ply, place, path, reader, bots }: PlayOnProps) {
  const { names, you } = reader;
  const [sitters, setSitters] = useState<readonly Sitter[]>(() =>
    names.map((_, seat) => (seat === (you ?? 0) ? "person" : STRONGEST)),
  );
  const [luck, setLuck] = useState<Luck>("same");
  const { refusal, isAsking, ask } = useAsking();
  const start = async (): Promise<void> => {
    const found = await ask(record);
    if (found?.ok !== true) return;
    const whole = found.value as MatchRecord;
    const answer = await ask(() =>
      openHere({
        ...{ id: newHereId(), game: whole.game, options: whole.options },
        seats: sitters.map((sitter, seat) => {
          if (sitter !== "person") return { kind: "bot", level: sitter };
          return { kind: "person", name: bots.has(seat as Seat) ? usualName(seat) : (names[seat] ?? "") };
        }),
        from: { record: whole, ply, path, luck },
      }),
    );
    if (answer?.ok === true) go(pathOf(answer.value.id));
  };
  return (
    <details class={styles.playOn} data-part="play-on">
      <summary>{say("branch.title", { place })}</summary>
      <p class={page.soft}>{say("branch.help")}</p>
      <ul>
        {sitters.map((sitter, seat) => (
          <li key={names[seat]}>
            <SeatSign seat={seat as Seat} />
            <span>{names[seat]}</span>
            <Pick
              label={names[seat] ?? ""}
              values={["person", ...LEVELS] as const}
              chosen={sitter}
              text={(each) => (each === "person" ? say("person") : levelName(each))}
              onPick={(picked) => setSitters(sitters.map((each, k) => (k === seat ? picked : each)))}
            />
          </li>
        ))}
        <li>
          <span>{say("branch.luck")}</span>
          <Pick
            label={say("branch.luck")}
            values={["same", "new"] as const}
            chosen={luck}
            text={(each) => say(`branch.luck.${each}`)}
            onPick={setLuck}
          />
        </li>
      </ul>
      <button
        type="button"
        class={page.main}
        data-act="branch"
        disabled={isAsking || !sitters.includes("person")}
        onClick={() => void start()}
      >
        {say("branch.start")}
      </button>
      <RefusalLine refusal={refusal} />
    </details>
  );
}
