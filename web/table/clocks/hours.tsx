import { useEffect, useState } from "preact/hooks";
import type { HoursView, HoursWish } from "#protocol";
import { say } from "../../i18n/language.ts";
import { loadHours, storeHours } from "../../loading/api.ts";
import page from "../../styles/page.module.css";
import { useAsking } from "../../widgets/fields/asking.ts";
import { RefusalLine } from "../../widgets/fields/refusal.tsx";
import styles from "./hours.module.css";
import { serverNow } from "./server-time.ts";
import { daysWords } from "./time-words.ts";

/** The zone of the reader's device. */
const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** Minutes after midnight; undefined while nothing whole has been typed. */
function minutesOf(text: string): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(text) ?? [];
  return hours === undefined || minutes === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

const USUAL_SLEEP = { from: 23 * 60, to: 7 * 60 };

/** The reader's sleeping hours and vacations: said in a sentence, changed on demand. */
export function Hours() {
  const [kept, setKept] = useState<HoursView | null>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    void loadHours().then((answer) => answer.ok && setKept(answer.value));
  }, []);
  if (kept === null) return null;
  return (
    <div class={styles.hours} data-hours>
      <span>
        {say("hoursStand")}
        <small>{sentenceOf(kept)}</small>
      </span>
      <button type="button" class={page.button} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {say(isOpen ? "close" : "hoursChange")}
      </button>
      {isOpen ? (
        <HoursForm
          kept={kept}
          onKept={(next) => {
            setKept(next);
            setOpen(false);
          }}
        />
      ) : null}
    </div>
  );
}

const sentenceOf = ({ sleep, zone }: HoursView): string =>
  zone === null || sleep === null
    ? say("hoursNone")
    : say("hoursFromTo", { from: clockOf(sleep.from), to: clockOf(sleep.to) });

interface HoursFormProps {
  readonly kept: HoursView;
  readonly onKept: (hours: HoursView) => void;
}

function HoursForm({ kept, onKept }: HoursFormProps) {
  const { refusal, ask } = useAsking();
  const [sleeps, setSleeps] = useState(kept.sleep !== null || kept.zone === null);
  const [sleep, setSleep] = useState(kept.sleep ?? USUAL_SLEEP);
  const [isShown, setShown] = useState(kept.isShown);
  const [vacations, setVacations] = useState(kept.vacations);
  const [vacation, setVacation] = useState({ from: "", to: "" });
  const send = async (): Promise<void> => {
    const isWhole = vacation.from !== "" && vacation.to !== "";
    const wish: HoursWish = {
      ...{ zone: zoneHere(), sleep: sleeps ? sleep : null, isShown },
      vacations: [...vacations, ...(isWhole ? [vacation] : [])],
    };
    const answer = await ask(() => storeHours(wish));
    if (answer?.ok === true) onKept(answer.value);
  };
  return (
    <form
      class={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <label>
        <input type="checkbox" checked={sleeps} onChange={() => setSleeps(!sleeps)} />
        {say("hoursISleep")}
      </label>
      <Time
        name={say("hoursFrom")}
        value={sleep.from}
        isOff={!sleeps}
        onTime={(from) => setSleep({ ...sleep, from })}
      />
      <Time name={say("hoursTo")} value={sleep.to} isOff={!sleeps} onTime={(to) => setSleep({ ...sleep, to })} />
      <fieldset>
        <legend>{say("vacation")}</legend>
        <Day name={say("hoursFrom")} value={vacation.from} onDay={(from) => setVacation({ ...vacation, from })} />
        <Day name={say("hoursTo")} value={vacation.to} onDay={(to) => setVacation({ ...vacation, to })} />
      </fieldset>
      {vacations.map((each) => (
        <p key={each.from} class={styles.vacation}>
          {daysWords(each)}
          {hasBegun(each) ? null : (
            <button
              type="button"
              class={page.button}
              onClick={() => setVacations(vacations.filter((other) => other !== each))}
            >
              {say("vacationDrop")}
            </button>
          )}
        </p>
      ))}
      <label>
        <input type="checkbox" checked={isShown} onChange={() => setShown(!isShown)} />
        {say("hoursShown")}
      </label>
      <p class={page.soft}>{say("hoursHelp")}</p>
      <button type="submit" class={page.button}>
        {say("hoursKeep")}
      </button>
      <RefusalLine refusal={refusal} />
    </form>
  );
}

/** What has begun stays as it was. */
const hasBegun = ({ from }: { readonly from: string }): boolean => Date.parse(from) <= serverNow();

interface TimeProps {
  readonly name: string;
  readonly value: number;
  readonly isOff: boolean;
  readonly onTime: (minutes: number) => void;
}

const Time = ({ name, value, isOff, onTime }: TimeProps) => (
  <label>
    {name}
    <input
      type="time"
      required={!isOff}
      disabled={isOff}
      value={clockOf(value)}
      onInput={({ currentTarget }) => {
        const minutes = minutesOf(currentTarget.value);
        if (minutes !== undefined) onTime(minutes);
      }}
    />
  </label>
);

interface DayProps {
  readonly name: string;
  readonly value: string;
  readonly onDay: (day: string) => void;
}

const Day = ({ name, value, onDay }: DayProps) => (
  <label>
    {name}
    <input type="date" value={value} onInput={({ currentTarget }) => onDay(currentTarget.value)} />
  </label>
);
