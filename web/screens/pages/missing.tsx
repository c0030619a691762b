import { say } from "../../i18n/language.ts";
import page from "../../styles/page.module.css";
import { PageTitle } from "../../widgets/frame/page-title.tsx";
import { To } from "../../widgets/frame/to.tsx";
import { Top } from "../../widgets/frame/top.tsx";
import styles from "./missing.module.css";

const TEXTS = {
  page: ["missingPage", "missingPageHelp"],
  table: ["missingTable", "missingTableHelp"],
  here: ["missingHere", "missingHereHelp"],
  link: ["missingLink", "missingLinkHelp"],
} as const;

/** Shown for a page, a table, a match of this device or a seat link that does not exist. */
export function Missing({ what }: { readonly what: keyof typeof TEXTS }) {
  const [title, help] = TEXTS[what];
  return <Told title={say(title)} help={say(help)} />;
}

/** A page that only says something. */
export function Told({ title, help }: { readonly title: string; readonly help: string }) {
  return (
    <div class={page.page}>
      <Top />
      <main class={styles.missing}>
        <PageTitle tab={`${title} · Fiorino`}>{title}</PageTitle>
        <p>{help}</p>
        <To path="/">{say("home")}</To>
      </main>
    </div>
  );
}
