import { useEffect, useState } from "preact/hooks";
import type { HostView } from "#protocol";
import { say } from "../../i18n/language.ts";
import { loadHost } from "../../loading/api.ts";
import { RECORD_PATH } from "../../replay/files/dropped.ts";
import page from "../../styles/page.module.css";
import { To } from "../../widgets/frame/to.tsx";
import styles from "./home.module.css";

/** Links about the draws and what the page is made of, and to whoever runs the server, as far as they are configured. */
export function HostLinks() {
  const [host, setHost] = useState<HostView | null>(null);
  useEffect(() => {
    void loadHost().then((answer) => answer.ok && setHost(answer.value));
  }, []);
  return (
    <footer class={`${styles.host} ${page.soft}`}>
      <To path={RECORD_PATH}>{say("record.title")}</To>
      <To path="/fairness">{say("fairDraws")}</To>
      <a href="/notices.txt">{say("notices")}</a>
      {typeof host?.contact === "string" ? <a href={host.contact}>{say("host.contact")}</a> : null}
      {typeof host?.imprint === "string" ? <a href={host.imprint}>{say("host.imprint")}</a> : null}
    </footer>
  );
}
