import { useEffect, useState } from "preact/hooks";
import { Disc } from "#boardkit";
import { type GameMeta, isSeat, SEATS_OF, type Seat, type SeatCount, valuesFor } from "#engine";
import { SHELVES, shelfOf } from "#games/ui";
import type { Refusal, NewTable as Request } from "#protocol";
import { openTable } from "../api.ts";
import { type AtHand, gameAtHand, optionValue } from "../games.ts";
import { list, say } from "../i18n/language.ts";
import { user } from "../live/connection.ts";
import { go } from "../routes.ts";
import { LEVELS, levelName } from "../seat-names.ts";
import page from "../styles/page.module.css";
import { Pick } from "../widgets/pick.tsx";
import { RefusalLine } from "../widgets/refusal.tsx";
import { RoundTable } from "../widgets/round-table.tsx";
import { Top } from "../widgets/top.tsx";
import { Missing } from "./missing.tsx";
import styles from "./new-table.module.css";

type Sitter = Request["seats"][number];
type Door = Request["door"];

const COUNTS = [2, 3, 4, 5] as const;

/** What has been chosen so far. */
interface Plan {
  readonly sitters: readonly Sitter[];
  readonly options: Readonly<Record<string, string>>;
  readonly door: Door;
}

/** One's own seat first, the others for people: what "Play with friends" starts from. */
const firstPlan = ({ seats }: GameMeta): Plan => ({
  sitters: [{ kind: "me" }, ...Array.from({ length: seats.min - 1 }, () => ({ kind: "person" as const }))],
  options: {},
  door: "private",
});

const countOf = ({ sitters }: Plan): SeatCount => COUNTS.find((n) => n === sitters.length) ?? 2;

const isChosen = (value: string, values: readonly string[]): boolean => values.includes(value);

/** A ledger of choices in the order in which people decide, and beside it what it comes to. */
export function NewTable({ wanted }: { readonly wanted: string | null }) {
  const meta = shelfOf(wanted ?? SHELVES[0]?.meta.id ?? "")?.meta;
  const [plan, setPlan] = useState<Plan | null>(null);
  useEffect(() => {
    document.title = `${say("newTable")} · Fiorino`;
  });
  if (meta === undefined) return <Missing what="page" />;
  const atHand = gameAtHand(meta.id);
  const chosen = plan ?? firstPlan(meta);
  return (
    <div class={page.page}>
      <Top />
      <div class={styles.two}>
        <main>
          <h1>{say("newTable")}</h1>
          <div class={styles.form}>
            <Games meta={meta} />
            <Seats meta={meta} plan={chosen} onPlan={setPlan} />
            {atHand === null ? null : <Options atHand={atHand} plan={chosen} onPlan={setPlan} />}
            <DoorChoice plan={chosen} onPlan={setPlan} />
          </div>
        </main>
        {atHand === null ? null : <Sum atHand={atHand} plan={chosen} />}
      </div>
    </div>
  );
}

interface PlanProps {
  readonly plan: Plan;
  readonly onPlan: (plan: Plan) => void;
}

function Games({ meta }: { readonly meta: GameMeta }) {
  return (
    <>
      <h2>{say("game")}</h2>
      <ul>
        <li class={styles.games}>
          {SHELVES.map((shelf) => {
            const atHand = gameAtHand(shelf.meta.id);
            return (
              <button
                key={shelf.meta.id}
                type="button"
                aria-pressed={shelf.meta.id === meta.id}
                onClick={() => go(`/new?game=${shelf.meta.id}`, "instead")}
              >
                {atHand === null ? null : <atHand.ui.Piece seat={0} />}
                <span>{shelf.meta.title}</span>
              </button>
            );
          })}
        </li>
      </ul>
    </>
  );
}

function Seats({ meta, plan, onPlan }: PlanProps & { readonly meta: GameMeta }) {
  const { min, max } = meta.seats;
  const counts = COUNTS.filter((n) => n >= min && n <= max);
  const resize = (n: number): void => {
    const sitters = Array.from({ length: n }, (_, k): Sitter => plan.sitters[k] ?? { kind: "person" });
    const options = Object.entries(plan.options).filter(([id, value]) => {
      const spec = meta.options.find((each) => each.id === id);
      return spec !== undefined && isChosen(value, valuesFor(spec, COUNTS.find((each) => each === n) ?? min));
    });
    onPlan({ ...plan, sitters, options: Object.fromEntries(options) });
  };
  const seat = (at: number, sitter: Sitter): void =>
    onPlan({ ...plan, sitters: plan.sitters.map((each, k) => (k === at ? sitter : each)) });
  return (
    <>
      <h2>{say("seats")}</h2>
      <ul>
        <li>
          <span class={styles.choice}>
            {say("howMany")}
            <small>{say("in-this-game", { min, max })}</small>
          </span>
          <Pick
            label={say("howMany")}
            values={counts.map(String)}
            chosen={String(plan.sitters.length)}
            text={(n) => n}
            onPick={(n) => resize(Number(n))}
          />
        </li>
        {SEATS_OF[countOf(plan)].map((k) => (
          <SeatRow
            key={k}
            seat={k}
            sitter={plan.sitters[k] ?? { kind: "person" }}
            onSit={(sitter) => seat(k, sitter)}
          />
        ))}
      </ul>
    </>
  );
}

interface SeatRowProps {
  readonly seat: Seat;
  readonly sitter: Sitter;
  readonly onSit: (sitter: Sitter) => void;
}

function SeatRow({ seat, sitter, onSit }: SeatRowProps) {
  const who = {
    me: () => say("name-you", { name: user.value?.name ?? "" }),
    person: () => say("friend"),
    bot: () => say("bot"),
  };
  const level = sitter.kind === "bot" ? sitter.level : LEVELS[0];
  return (
    <li class={styles.seat}>
      <Disc seat={seat} />
      <span>{who[sitter.kind]()}</span>
      {sitter.kind === "me" ? null : (
        <span class={styles.kinds}>
          {sitter.kind === "bot" ? (
            <Pick
              label={say("level")}
              values={LEVELS}
              chosen={LEVELS.find((each) => each === level) ?? LEVELS[0]}
              text={levelName}
              onPick={(picked) => onSit({ kind: "bot", level: picked })}
            />
          ) : null}
          <Pick
            label={say("seat-n", { n: seat + 1 })}
            values={["person", "bot"]}
            chosen={sitter.kind}
            text={(kind) => say(kind === "bot" ? "bot" : "person")}
            onPick={(kind) => onSit(kind === "bot" ? { kind: "bot", level } : { kind: "person" })}
          />
        </span>
      )}
    </li>
  );
}

function Options({ atHand: { meta, say: words }, plan, onPlan }: PlanProps & { readonly atHand: AtHand }) {
  return (
    <>
      <h2>{say("options")}</h2>
      <ul>
        {meta.options.map((spec) => {
          const values = valuesFor(spec, countOf(plan));
          return (
            <li key={spec.id}>
              <span class={styles.choice}>
                {words(`option.${spec.id}`)}
                <small>{words(`option.${spec.id}.help`)}</small>
              </span>
              <Pick
                label={words(`option.${spec.id}`)}
                values={values}
                chosen={plan.options[spec.id] ?? values[0] ?? ""}
                text={(value) => optionValue(words, spec.id, value)}
                onPick={(value) => onPlan({ ...plan, options: { ...plan.options, [spec.id]: value } })}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}

function DoorChoice({ plan, onPlan }: PlanProps) {
  return (
    <>
      <h2>{say("door")}</h2>
      <ul>
        <li>
          <span>
            {say("whoMaySit")}
            <small>{say(`door.${plan.door}.help`)}</small>
          </span>
          <Pick
            label={say("whoMaySit")}
            values={["private", "open"] as const}
            chosen={plan.door}
            text={(door) => say(`door.${door}`)}
            onPick={(door) => onPlan({ ...plan, door })}
          />
        </li>
      </ul>
    </>
  );
}

/** What the choices come to, drawn and in a sentence. */
function Sum({ atHand, plan }: { readonly atHand: AtHand; readonly plan: Plan }) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isOpening, setOpening] = useState(false);
  const open = async (): Promise<void> => {
    setOpening(true);
    const answer = await openTable({
      game: atHand.meta.id,
      seats: [...plan.sitters],
      options: { ...plan.options },
      door: plan.door,
    });
    setOpening(false);
    if (answer.ok) go(`/t/${answer.value.id}`);
    else setRefusal(answer.refusal);
  };
  const sentence = inProse(atHand, plan);
  return (
    <aside class={styles.sum}>
      <RoundTable
        label={sentence}
        plan={<atHand.ui.Plan />}
        places={plan.sitters.flatMap(({ kind }, k) =>
          isSeat(k, 5)
            ? [{ seat: k, kind: kind === "me" ? "person" : kind === "person" ? "free" : "bot" } as const]
            : [],
        )}
      />
      <p>{sentence}</p>
      <button type="button" class={`${page.main} ${styles.open}`} disabled={isOpening} onClick={() => void open()}>
        {say("openThisTable")}
      </button>
      <RefusalLine refusal={refusal} />
    </aside>
  );
}

function inProse({ meta, say: words }: AtHand, { sitters, options, door }: Plan): string {
  const people = sitters.filter(({ kind }) => kind === "person").length;
  const bots = sitters.filter(({ kind }) => kind === "bot").length;
  const company = [
    say("you-word"),
    ...(people > 0 ? [say("friends-count", { n: people })] : []),
    ...(bots > 0 ? [say("bots-count", { n: bots })] : []),
  ];
  const chosen = meta.options.flatMap(({ id, values }) => {
    const value = options[id];
    return value === undefined || value === values[0]
      ? []
      : [`${words(`option.${id}`)}: ${optionValue(words, id, value)}`];
  });
  return say("table-in-prose", {
    game: meta.title,
    n: sitters.length,
    company: list(company),
    options: chosen.length === 0 ? say("optionsAsUsual") : say("options-changed", { options: chosen.join("; ") }),
    door: say(`door.${door}.help`),
  });
}
