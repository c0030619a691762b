import { useState } from "preact/hooks";
import { SHELVES } from "#games/ui";
import { say } from "../../../i18n/language.ts";
import page from "../../../styles/page.module.css";
import { PageTitle } from "../../../widgets/frame/page-title.tsx";
import { Top } from "../../../widgets/frame/top.tsx";
import { isForgetful } from "../../forgetful.ts";
import { countsOf, forgetCounts, STEPS } from "./counts.ts";
import styles from "./learned.module.css";

/** What this device has counted of people who learn, for whoever has it. */
export function Learned() {
  const [, setForgotten] = useState(0);
  const forget = (): void => {
    forgetCounts();
    setForgotten((n) => n + 1);
  };
  return (
    <div class={page.page}>
      <Top />
      <main class={styles.learned}>
        <PageTitle tab={`${say("learned")} · Fiorino`}>{say("learned")}</PageTitle>
        <p>{say(isForgetful() ? "learned.notKept" : "learned.help")}</p>
        <div class={styles.scroll}>
          <table>
            <thead>
              <tr>
                <th scope="col">{say("guide.learn")}</th>
                {SHELVES.map(({ meta }) => (
                  <th key={meta.id} scope="col">
                    {meta.title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {STEPS.map((step) => (
                <tr key={step}>
                  <th scope="row">{say(`learned.${step}`)}</th>
                  {SHELVES.map(({ meta }) => (
                    <td key={meta.id}>{countsOf(meta.id)[step]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <button type="button" class={page.button} onClick={forget}>
          {say("learned.forget")}
        </button>
      </main>
    </div>
  );
}
