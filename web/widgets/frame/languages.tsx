import { LANGUAGE_TAGS, LOCALES } from "#boardkit";
import { chooseLanguage, currentLocale, say } from "../../i18n/language.ts";
import styles from "./languages.module.css";

const NAMES = { en: "English", de: "Deutsch", pt: "Português (Portugal)" } as const;

/** EN DE PT: the chosen one bold and underlined. */
export function Languages() {
  return (
    <fieldset class={styles.languages} aria-label={say("language")}>
      {LOCALES.map((locale) => (
        <button
          key={locale}
          type="button"
          lang={LANGUAGE_TAGS[locale]}
          title={NAMES[locale]}
          aria-label={NAMES[locale]}
          aria-pressed={locale === currentLocale()}
          onClick={() => void chooseLanguage(locale)}
        >
          {locale.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}
