import { say } from "../../i18n/language.ts";
import { Hours } from "../../table/clocks/hours.tsx";
import { PaceRows } from "../../table/clocks/pace-rows.tsx";
import type { WishProps } from "./wish.ts";

/** How time runs at a new table, and when its maker sleeps. */
export const PaceOfTable = ({ wish, onWish }: WishProps) => (
  <>
    <h2>{say("pace")}</h2>
    <div>
      <PaceRows pace={wish.pace} onPace={(pace) => onWish({ ...wish, pace })} />
      {wish.pace?.kind === "days" ? <Hours /> : null}
    </div>
  </>
);
