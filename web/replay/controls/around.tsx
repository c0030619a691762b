import { useRef } from "preact/hooks";
import { type Reader, SeatSign } from "#boardkit";
import type { Seat } from "#engine";
import { useOnGrid } from "../../board/on-grid.ts";
import { say } from "../../i18n/language.ts";
import { pathOf } from "../../routes.ts";
import page from "../../styles/page.module.css";
import { botsAt } from "../../table/seat-names.ts";
import { CopyLink } from "../../widgets/fields/copy-link.tsx";
import { Pick } from "../../widgets/fields/pick.tsx";
import { To } from "../../widgets/frame/to.tsx";
import { isFile, replayPath } from "../address.ts";
import { PlayOn } from "../branch/play-on.tsx";
import { recordBlob, saveFile } from "../files/save-file.ts";
import styles from "../replay.module.css";
import type { ScreenProps } from "../replay.tsx";
import type { Eyes } from "../sources/walked.ts";
import { LEAPS, type Leap } from "./steps.ts";

interface AroundProps extends ScreenProps {
  readonly reader: Reader;
  readonly leap: Leap;
  readonly onLeap: (leap: Leap) => void;
}

/** Whose eyes see the match, how long steps are, and what can be done from here. */
export function Around(props: AroundProps) {
  const { table, gone, player, eyes, moment, reader, leap, onLeap } = props;
  const { ply } = moment;
  const length = player.paged.length.value;
  const path = replayPath(table.id, { ply, as: eyes });
  const box = useRef<HTMLDivElement>(null);
  useOnGrid(box, "replay");
  const leaps = LEAPS.filter((each) => each !== "own" || eyes !== null);
  return (
    <div ref={box} class={styles.around} data-part="replay">
      {gone.eyes.length < 2 ? null : <SeenBy {...props} />}
      <fieldset class={styles.leaps}>
        <legend>{say("longSteps")}</legend>
        <Pick
          label={say("longSteps")}
          values={leaps}
          chosen={leap}
          text={(each) => say(`leap.${each}`)}
          onPick={onLeap}
        />
      </fieldset>
      {ply >= length || gone.record === null ? null : (
        <PlayOn
          {...{ ply, reader, path, game: table.game, record: gone.record }}
          bots={new Set(botsAt(table).keys())}
          place={say("status-replay", { k: ply, n: length })}
        />
      )}
      <div class={styles.ways}>
        {isFile(table.id) ? null : <CopyLink path={path} isMain={false} />}
        {gone.record === null ? null : <Save name={`${table.game}-${table.id}.json`} record={gone.record} />}
        <To path={isFile(table.id) ? "/" : pathOf(table.id)} class={page.button}>
          {say(isFile(table.id) ? "home" : "backToTable")}
        </To>
      </div>
    </div>
  );
}

interface SaveProps {
  readonly name: string;
  readonly record: NonNullable<ScreenProps["gone"]["record"]>;
}

function Save({ name, record }: SaveProps) {
  const save = async (): Promise<void> => {
    const found = await record();
    if (found.ok) saveFile(name, recordBlob(found.value));
  };
  return (
    <button type="button" class={page.button} onClick={() => void save()}>
      {say("saveRecord")}
    </button>
  );
}

function SeenBy({ gone, eyes, onEyes, reader }: AroundProps) {
  return (
    <fieldset class={styles.eyes}>
      <legend>{say("seenBy")}</legend>
      {gone.eyes.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === eyes}
          data-eyes={each ?? "public"}
          title={nameOf(each, reader)}
          onClick={() => onEyes(each)}
        >
          {nameOf(each, reader)}
          {isSeatOf(each) ? <SeatSign seat={each} /> : null}
        </button>
      ))}
    </fieldset>
  );
}

const isSeatOf = (eyes: Eyes): eyes is Seat => typeof eyes === "number";

function nameOf(eyes: Eyes, { names }: Reader): string {
  if (eyes === null) return say("thePublic");
  return eyes === "open" ? say("everybodySees") : (names[eyes] ?? "");
}
