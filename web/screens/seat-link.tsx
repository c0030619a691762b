import { useEffect, useState } from "preact/hooks";
import { takeSeatLink } from "../api.ts";
import { go } from "../routes.ts";
import { Missing } from "./missing.tsx";

/** A seat's private link, opened at another device: the seat is the reader's from now on. */
export function SeatLink({ token }: { readonly token: string }) {
  const [isBad, setBad] = useState(false);
  useEffect(() => {
    void takeSeatLink(token).then((answer) => {
      if (answer.ok) go(`/t/${answer.value.id}`, "instead");
      else setBad(true);
    });
  }, [token]);
  return isBad ? <Missing what="link" /> : null;
}
