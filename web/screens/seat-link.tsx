import { useEffect, useState } from "preact/hooks";
import { takeSeatLink } from "../api.ts";
import { go } from "../routes.ts";
import { Away } from "./away.tsx";
import { Missing } from "./missing.tsx";

const AGAIN = 1000;

/** A seat's private link, opened at another device: the seat is the reader's from now on. */
export function SeatLink({ token }: { readonly token: string }) {
  const [isBad, setBad] = useState(false);
  useEffect(() => {
    let again = 0;
    const take = async (): Promise<void> => {
      const answer = await takeSeatLink(token);
      if (answer.ok) go(`/t/${answer.value.id}`, "instead");
      else if (answer.refusal.code === "server-busy") again = window.setTimeout(() => void take(), AGAIN);
      else setBad(true);
    };
    void take();
    return () => clearTimeout(again);
  }, [token]);
  return isBad ? <Missing what="link" /> : <Away />;
}
