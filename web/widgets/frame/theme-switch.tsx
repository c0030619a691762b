import { say } from "../../i18n/language.ts";
import { chooseTheme, currentTheme, nextTheme, type Theme } from "../../styles/theme.ts";
import styles from "./theme-switch.module.css";

const RAYS = "M0-10V-7.5M0 7.5V10M-10 0H-7.5M7.5 0H10M-7-7L-5.3-5.3M5.3 5.3L7 7M-7 7L-5.3 5.3M5.3-5.3L7-7";

/** A sun, a moon, a disc of which one half is dark. */
const SIGNS: Readonly<Record<Theme, () => preact.JSX.Element>> = {
  light: () => (
    <>
      <circle r="4.5" fill="currentColor" />
      <path d={RAYS} stroke="currentColor" stroke-width="1.8" stroke-linecap="round" />
    </>
  ),
  dark: () => <path d="M3-8.5A8.6 8.6 0 1 0 8.5 3A7 7 0 0 1 3-8.5Z" fill="currentColor" />,
  device: () => (
    <>
      <circle r="8" fill="none" stroke="currentColor" stroke-width="1.8" />
      <path d="M0-8A8 8 0 0 1 0 8Z" fill="currentColor" />
    </>
  ),
};

/** One button that cycles through the other look, that of the device, and whatever the device shows. */
export function ThemeSwitch() {
  const theme = currentTheme();
  const name = `${say("theme")}: ${say(`theme.${theme}`)}`;
  const Sign = SIGNS[theme];
  return (
    <button type="button" class={styles.theme} title={name} aria-label={name} onClick={() => chooseTheme(nextTheme())}>
      <svg viewBox="-11 -11 22 22" aria-hidden="true">
        <Sign />
      </svg>
    </button>
  );
}
