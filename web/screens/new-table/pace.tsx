import { say } from "../../i18n/language.ts";
import page from "../../styles/page.module.css";
import { Hours } from "../../table/clocks/hours.tsx";
import { PaceRows } from "../../table/clocks/pace-rows.tsx";
import { paceOf, type WishProps } from "./wish.ts";

/** How time runs at a new table, and when its maker sleeps. */
export function PaceOfTable({ wish, onWish }: WishProps) {
  const pace = paceOf(wish);
  return (
    <>
      <h2>{say("pace")}</h2>
      <div>
        <PaceRows pace={pace} isHere={wish.door === "here"} onPace={(next) => onWish({ ...wish, pace: next })} />
        {pace?.kind === "days" ? <Hours /> : null}
        {wish.door === "here" && pace !== null ? <p class={page.soft}>{say("here.clocks")}</p> : null}
      </div>
    </>
  );
}
