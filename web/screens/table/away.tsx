import { useLayoutEffect } from "preact/hooks";
import { say } from "../../i18n/language.ts";
import { line, trouble } from "../../live/connection.ts";
import page from "../../styles/page.module.css";
import { isSaidByPage } from "../../widgets/frame/line-notice.tsx";
import { PageTitle } from "../../widgets/frame/page-title.tsx";
import { Top } from "../../widgets/frame/top.tsx";
import styles from "../pages/missing.module.css";

/** Shown while the server or its database is away; disappears when both are back. */
export function Away() {
  const title = line.value === "lost" ? "serverAway" : trouble.value === "server-busy" ? "databaseAway" : null;
  const isShown = title !== null;
  useLayoutEffect(() => {
    isSaidByPage.value = isShown;
    return () => {
      isSaidByPage.value = false;
    };
  }, [isShown]);
  if (title === null) return null;
  return (
    <div class={page.page}>
      <Top />
      <main class={styles.missing}>
        <div role="status">
          <PageTitle tab={`${say(title)} · Fiorino`}>{say(title)}</PageTitle>
          <p>{say("serverAwayHelp")}</p>
        </div>
      </main>
    </div>
  );
}
