import { isSeat, MAX_SEATS } from "#engine";
import type { Pace } from "#protocol";
import { list, say } from "../../i18n/language.ts";
import { bookPath } from "../../learn/book/address.ts";
import { openHere } from "../../loading/api.ts";
import { type AtHand, optionValue } from "../../loading/games.ts";
import { go, pathOf } from "../../routes.ts";
import page from "../../styles/page.module.css";
import { LikelyEnd } from "../../table/clocks/likely-end.tsx";
import { openWithShare } from "../../table/shares/take-seat.ts";
import { type Place, RoundTable } from "../../widgets/drawings/round-table.tsx";
import { useAsking } from "../../widgets/fields/asking.ts";
import { RefusalLine } from "../../widgets/fields/refusal.tsx";
import { hereOf } from "./here.ts";
import styles from "./new-table.module.css";
import { changedOf, paceOf, type Sitter, type Wish } from "./wish.ts";

const KINDS = { me: "person", person: "free", bot: "bot" } as const satisfies Record<Sitter["kind"], Place["kind"]>;

const placesOf = ({ sitters }: Wish): readonly Place[] =>
  sitters.flatMap(({ kind }, k) => (isSeat(k, MAX_SEATS) ? [{ seat: k, kind: KINDS[kind] }] : []));

/** The new table as a picture and in words, and the button that opens it. */
export function Sum({ atHand, wish }: { readonly atHand: AtHand; readonly wish: Wish }) {
  const { refusal, isAsking, ask } = useAsking();
  const open = async (): Promise<void> => {
    const { sitters, options, door, pace } = wish;
    if (door === "here") return openAtDevice();
    const table = {
      game: atHand.meta.id,
      seats: [...sitters],
      options: { ...options },
      door,
      ...(pace === null ? {} : { pace }),
    };
    const answer = await ask(() => openWithShare(table));
    if (answer?.ok === true) go(pathOf(answer.value.id));
  };
  const openAtDevice = async (): Promise<void> => {
    void navigator.storage?.persist?.();
    const answer = await ask(() => openHere(hereOf(atHand.meta, wish)));
    if (answer?.ok === true) go(pathOf(answer.value.id));
  };
  const sentence = inProse(atHand, wish);
  const pace = paceOf(wish);
  return (
    <aside class={styles.sum}>
      <RoundTable label={sentence} board={<atHand.ui.TableBoard />} places={placesOf(wish)} />
      <p>
        {sentence} {pace === null ? null : <>{paceSentence(pace)} </>}
        {/* In a tab of its own: what has been chosen here stays. */}
        <a href={bookPath(atHand.meta, wish)} target="_blank" rel="noopener">
          {say("rules")}
        </a>
        {pace === null || wish.door === "here" ? null : (
          <small>
            <LikelyEnd game={atHand.meta.id} seats={wish.sitters.length} pace={pace} />
          </small>
        )}
      </p>
      <button type="button" class={`${page.main} ${styles.open}`} disabled={isAsking} onClick={() => void open()}>
        {say(wish.door === "here" ? "startHere" : "openThisTable")}
      </button>
      <RefusalLine refusal={refusal} />
    </aside>
  );
}

const paceSentence = (pace: Pace): string =>
  pace.kind === "live"
    ? say("pace-in-prose.live", { minutes: pace.minutes, increment: pace.increment })
    : say("pace-in-prose.days", { days: pace.days, bank: pace.bank });

/** The new table in one to three sentences. */
function inProse({ meta, say: words }: AtHand, wish: Wish): string {
  const { sitters, door } = wish;
  const people = sitters.filter(({ kind }) => kind === "person").length;
  const bots = sitters.filter(({ kind }) => kind === "bot").length;
  const company = [
    say("you-word"),
    ...(people > 0 ? [say(door === "here" ? "people-count" : "friends-count", { n: people })] : []),
    ...(bots > 0 ? [say("bots-count", { n: bots })] : []),
  ];
  const changed = changedOf(meta, wish).map(
    ([id, value]) => `${words(`option.${id}`)}: ${optionValue(words, id, value)}`,
  );
  return say("table-in-prose", {
    game: meta.title,
    n: sitters.length,
    company: list(company),
    options: changed.length === 0 ? say("optionsAsUsual") : say("options-changed", { options: changed.join("; ") }),
    door: say(`door.${door}.help`),
  });
}
