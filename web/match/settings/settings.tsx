import type { Ref } from "preact";
import { SPEEDS } from "../../board/pace/speed.ts";
import { say } from "../../i18n/language.ts";
import page from "../../styles/page.module.css";
import { GuestName } from "../../widgets/fields/guest-name.tsx";
import { Pick } from "../../widgets/fields/pick.tsx";
import { asksFirst, type Kept, ownColour, playsBack, sounds, speed } from "./kept.ts";
import styles from "./settings.module.css";

/** The settings of this browser, and the name of its reader. Changes are stored at once. */
export function Settings({ dialog }: { readonly dialog: Ref<HTMLDialogElement> }) {
  return (
    <dialog ref={dialog} class={styles.settings} aria-label={say("settings")}>
      <h2>{say("settings")}</h2>
      <Line
        setting={speed}
        name={say("speed")}
        text={(value) => (value === "none" ? say("speed.none") : SPEEDS[value].sign)}
      />
      <Line setting={playsBack} name={say("playsBack")} text={say} />
      <Line setting={asksFirst} name={say("askFirst")} text={say} />
      <Line setting={ownColour} name={say("ownColour")} text={(value) => say(`ownColour.${value}`)} />
      <Line setting={sounds} name={say("sounds")} text={say} />
      <p class={styles.note}>{say("settingsHelp")}</p>
      <div class={styles.line}>
        <span>{say("yourName")}</span>
        <GuestName />
      </div>
      <form method="dialog">
        <button type="submit" class={page.button}>
          {say("close")}
        </button>
      </form>
    </dialog>
  );
}

interface LineProps<T extends string> {
  readonly setting: Kept<T>;
  readonly name: string;
  readonly text: (value: T) => string;
}

function Line<T extends string>({ setting, name, text }: LineProps<T>) {
  return (
    <div class={styles.line}>
      <span>{name}</span>
      <Pick label={name} values={setting.values} chosen={setting.now.value} text={text} onPick={setting.choose} />
    </div>
  );
}
