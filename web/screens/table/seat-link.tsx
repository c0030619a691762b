import { useEffect, useState } from "preact/hooks";
import { isPassing } from "../../live/passing.ts";
import { keepAsking } from "../../live/rounds.ts";
import { go, pathOf } from "../../routes.ts";
import { takeLinkWithShare } from "../../table/shares/take-seat.ts";
import { Missing } from "../pages/missing.tsx";
import { Away } from "./away.tsx";

const AGAIN = 1000;

/** A seat's private link, opened at another device: the seat is the reader's from now on. */
export function SeatLink({ token }: { readonly token: string }) {
  const [isBad, setBad] = useState(false);
  useEffect(() => {
    const { stop } = keepAsking(
      () => takeLinkWithShare(token),
      (answer) => {
        if (!answer.ok && isPassing(answer.refusal)) return AGAIN;
        if (answer.ok) go(pathOf(answer.value.id), "instead");
        else setBad(true);
        return null;
      },
    );
    return stop;
  }, [token]);
  return isBad ? <Missing what="link" /> : <Away />;
}
