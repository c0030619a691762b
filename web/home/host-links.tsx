import { useEffect, useState } from "preact/hooks";
import type { HostView } from "#protocol";
import { loadHost } from "../api.ts";
import { say } from "../i18n/language.ts";
import page from "../styles/page.module.css";
import styles from "./home.module.css";

/** Links to whoever runs the server, as far as they are configured. */
export function HostLinks() {
  const [host, setHost] = useState<HostView | null>(null);
  useEffect(() => {
    void loadHost().then((answer) => answer.ok && setHost(answer.value));
  }, []);
  if (host === null || (host.contact === null && host.imprint === null)) return null;
  return (
    <footer class={`${styles.host} ${page.soft}`}>
      {host.contact === null ? null : <a href={host.contact}>{say("host.contact")}</a>}
      {host.imprint === null ? null : <a href={host.imprint}>{say("host.imprint")}</a>}
    </footer>
  );
}
