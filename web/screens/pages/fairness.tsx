import { say } from "../../i18n/language.ts";
import { tableBefore } from "../../routes.ts";
import page from "../../styles/page.module.css";
import { PageTitle } from "../../widgets/frame/page-title.tsx";
import { To } from "../../widgets/frame/to.tsx";
import { Top } from "../../widgets/frame/top.tsx";
import styles from "./fairness.module.css";

const STEPS = ["secret", "share", "reveal", "draw"] as const;
const PROVED = ["all", "missing", "rewind"] as const;
const UNPROVED = ["secret", "browser", "device"] as const;

/** How draws are made, what a finished match proves about them, and what it does not. */
export function Fairness() {
  const table = tableBefore();
  return (
    <div class={page.page}>
      <Top />
      <main class={styles.fairness}>
        {table === null ? null : (
          <p>
            <To path={`/t/${table}`}>{say("backToTable")}</To>
          </p>
        )}
        <PageTitle tab={`${say("fairDraws")} · Fiorino`}>{say("fairDraws")}</PageTitle>
        <p>{say("fairness.lead")}</p>
        <h2>{say("fairness.how")}</h2>
        <ol>
          {STEPS.map((step) => (
            <li key={step}>{say(`fairness.how.${step}`)}</li>
          ))}
        </ol>
        <h2>{say("fairness.proved")}</h2>
        <ul>
          {PROVED.map((what) => (
            <li key={what}>{say(`fairness.proved.${what}`)}</li>
          ))}
        </ul>
        <h2>{say("fairness.unproved")}</h2>
        <ul>
          {UNPROVED.map((what) => (
            <li key={what}>{say(`fairness.unproved.${what}`)}</li>
          ))}
        </ul>
        <h2>{say("fairness.check")}</h2>
        <p>{say("fairness.check.help")}</p>
      </main>
    </div>
  );
}
