import { shelfOf } from "#games/ui";
import type { HomeView } from "#protocol";
import { say } from "../../i18n/language.ts";
import { declineRematch } from "../../loading/api.ts";
import { go, pathOf } from "../../routes.ts";
import page from "../../styles/page.module.css";
import { rematchWithShare } from "../../table/shares/take-seat.ts";
import { useAsking } from "../../widgets/fields/asking.ts";
import { RefusalLine } from "../../widgets/fields/refusal.tsx";
import styles from "./home.module.css";

interface RematchesProps {
  readonly rematches: HomeView["rematches"];
  readonly onDeclined: () => void;
}

/** The rematches that keep a seat for the reader. */
export function Rematches({ rematches, onDeclined }: RematchesProps) {
  if (rematches.length === 0) return null;
  return (
    <section class={`${styles.offers} ${styles.three}`}>
      <h2 class={styles.head}>{say("rematch")}</h2>
      <ul>
        {rematches.map((offer) => (
          <Offer key={offer.table} {...offer} onDeclined={onDeclined} />
        ))}
      </ul>
    </section>
  );
}

type OfferProps = HomeView["rematches"][number] & Pick<RematchesProps, "onDeclined">;

function Offer({ table, game, by, onDeclined }: OfferProps) {
  const { refusal, isAsking, ask } = useAsking();
  const join = async (): Promise<void> => {
    const answer = await ask(() => rematchWithShare(table));
    if (answer?.ok === true) go(pathOf(answer.value.id));
  };
  const decline = async (): Promise<void> => {
    const answer = await ask(() => declineRematch(table));
    if (answer?.ok === true) onDeclined();
  };
  return (
    <li>
      <h3>{shelfOf(game)?.meta.title}</h3>
      <span>
        {by === null ? null : say("notice-rematch", { name: by })}
        {refusal === null ? null : <RefusalLine refusal={refusal} />}
      </span>
      <span class={styles.answers}>
        <button type="button" class={page.main} disabled={isAsking} onClick={() => void join()}>
          {say("sitDown")}
        </button>
        <button type="button" class={page.button} disabled={isAsking} onClick={() => void decline()}>
          {say("declineRematch")}
        </button>
      </span>
    </li>
  );
}
