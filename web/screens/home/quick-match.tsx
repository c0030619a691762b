import { useState } from "preact/hooks";
import { USUAL } from "#bots/levels";
import { seatCountsOf } from "#engine";
import { SHELVES, shelfOf } from "#games/ui";
import type { Pace } from "#protocol";
import { say } from "../../i18n/language.ts";
import { go, pathOf } from "../../routes.ts";
import page from "../../styles/page.module.css";
import { paceWords } from "../../table/clocks/time-words.ts";
import { levelName } from "../../table/levels.ts";
import { quickWithShare } from "../../table/shares/take-seat.ts";
import { useAsking } from "../../widgets/fields/asking.ts";
import { Pick } from "../../widgets/fields/pick.tsx";
import { RefusalLine } from "../../widgets/fields/refusal.tsx";
import styles from "./quick-match.module.css";

const PACES: Readonly<Record<string, Pace | null>> = {
  "live-5": { kind: "live", minutes: 5, increment: 10 },
  "live-15": { kind: "live", minutes: 15, increment: 20 },
  "live-30": { kind: "live", minutes: 30, increment: 30 },
  "days-2": { kind: "days", days: 2, bank: 3 },
  none: null,
};

interface Wish {
  readonly game: string;
  readonly pace: string;
  readonly others: string;
}

const KEPT = "fiorino.quick-match";
const FIRST: Wish = { game: "all", pace: "live-15", others: "all" };

/** What this browser wished for last; what there is no longer becomes the usual wish. */
function keptWish(): Wish {
  const [game = "", pace = "", others = ""] = (localStorage.getItem(KEPT) ?? "").split(" ");
  const isKnown = (game === "all" || shelfOf(game) !== undefined) && pace in PACES;
  return isKnown && othersOf(game).includes(others) ? { game, pace, others } : FIRST;
}

const gamesOf = (game: string): readonly string[] => (game === "all" ? SHELVES.map(({ meta }) => meta.id) : [game]);

/** How many others there can be, as text; `all` for any number. */
function othersOf(game: string): readonly string[] {
  const counts = SHELVES.filter(({ meta }) => gamesOf(game).includes(meta.id)).flatMap(({ meta }) =>
    seatCountsOf(meta.seats).map((n) => n - 1),
  );
  return ["all", ...[...new Set(counts)].sort().map(String)];
}

const PICKS = ["game", "pace", "others"] as const;
type Part = (typeof PICKS)[number];

/** One sentence with choices: joins a table that fits, or opens one. */
export function QuickMatch() {
  const [wish, setWish] = useState(keptWish);
  const [open, setOpen] = useState<Part | null>(null);
  const { refusal, isAsking, ask } = useAsking();
  const choose = (next: Wish): void => {
    const fitting = othersOf(next.game).includes(next.others) ? next : { ...next, others: "all" };
    localStorage.setItem(KEPT, `${fitting.game} ${fitting.pace} ${fitting.others}`);
    setWish(fitting);
  };
  const find = async (): Promise<void> => {
    const counts = othersOf(wish.game).filter((n) => n !== "all");
    const seats = (wish.others === "all" ? counts : [wish.others]).map((n) => Number(n) + 1);
    const answer = await ask(() =>
      quickWithShare({ games: [...gamesOf(wish.game)], seats, pace: PACES[wish.pace] ?? null }),
    );
    if (answer?.ok === true) go(pathOf(answer.value.id));
  };
  return (
    <section class={styles.quick} data-part="quick-match">
      <h2>{say("quickMatch")}</h2>
      <p class={styles.sentence}>
        {PICKS.map((part) => (
          <button
            key={part}
            type="button"
            aria-expanded={open === part}
            onClick={() => setOpen(open === part ? null : part)}
          >
            {textOf(part, wish[part])}
          </button>
        ))}
      </p>
      {open === null ? null : (
        <Pick
          label={say(open === "others" ? "seats" : open)}
          values={
            open === "game" ? ["all", ...gamesOf("all")] : open === "pace" ? Object.keys(PACES) : othersOf(wish.game)
          }
          chosen={wish[open]}
          text={(value) => textOf(open, value)}
          onPick={(value) => choose({ ...wish, [open]: value })}
        />
      )}
      <div class={styles.find}>
        <button type="button" class={page.button} disabled={isAsking} onClick={() => void find()}>
          {say("findPlayers")}
        </button>
        <small>{say("quick-promise", { minutes: 3, level: levelName(USUAL) })}</small>
      </div>
      <RefusalLine refusal={refusal} />
    </section>
  );
}

function textOf(part: Part, value: string): string {
  if (part === "game") return value === "all" ? say("anyGame") : (shelfOf(value)?.meta.title ?? value);
  if (part === "pace") return paceWords(PACES[value] ?? undefined);
  return value === "all" ? say("withAnyNumber") : say("with-others", { n: Number(value) });
}
