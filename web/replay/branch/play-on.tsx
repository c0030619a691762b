import { useState } from "preact/hooks";
import { type Reader, SeatSign } from "#boardkit";
import { type BotLevel, USUAL } from "#bots/levels";
import type { MatchRecord, Result, Seat } from "#engine";
import type { Refusal } from "#protocol";
import { say } from "../../i18n/language.ts";
import { openHere } from "../../loading/api.ts";
import type { NewHere } from "../../local/messages.ts";
import { levelHere, levelsHere } from "../../local/slow-levels.ts";
import { go, newHereId, pathOf } from "../../routes.ts";
import { usualName } from "../../screens/new-table/here.ts";
import page from "../../styles/page.module.css";
import { useAsking } from "../../widgets/fields/asking.ts";
import { LevelPick } from "../../widgets/fields/level-pick.tsx";
import { Pick } from "../../widgets/fields/pick.tsx";
import { RefusalLine } from "../../widgets/fields/refusal.tsx";
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
  readonly game: string;
  readonly reader: Reader;
  /** The seats that bots have played. */
  readonly bots: ReadonlySet<Seat>;
}

/** Another course of a finished match, played in the page: who plays which seat, and with which luck. */
export function PlayOn({ record, ply, place, path, game, reader, bots }: PlayOnProps) {
  const { names, you } = reader;
  const usual = levelHere(game, USUAL);
  const [sitters, setSitters] = useState<readonly Sitter[]>(() =>
    names.map((_, seat) => (seat === (you ?? 0) ? "person" : usual)),
  );
  const [luck, setLuck] = useState<Luck>("same");
  const { refusal, isAsking, ask } = useAsking();
  const sit = (at: number, sitter: Sitter): void => setSitters(sitters.map((each, k) => (k === at ? sitter : each)));
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
            <span class={styles.sitter}>
              {sitter === "person" ? null : (
                <LevelPick
                  label={say("level")}
                  chosen={sitter}
                  levels={levelsHere(game)}
                  onPick={(picked) => sit(seat, picked)}
                />
              )}
              <Pick
                label={names[seat] ?? ""}
                values={["person", "bot"] as const}
                chosen={sitter === "person" ? "person" : "bot"}
                text={say}
                onPick={(kind) => sit(seat, kind === "person" ? "person" : usual)}
              />
            </span>
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
