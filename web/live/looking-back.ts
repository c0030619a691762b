import type { MatchUpdate } from "#protocol";
import type { Line } from "./line.ts";

/** A page that does not come within this time is not waited for: the line may have broken in between. */
const LATE_MS = 5000;

type Moments = readonly MatchUpdate[] | null;

/** Pages of the past of a table, as its reader could have them. `rewinds`: how often the match has been rewound. */
export const lookingBack =
  (table: string, { listen, send }: Pick<Line, "listen" | "send">, rewinds: () => number) =>
  (ply: number): Promise<Moments> =>
    new Promise((tell) => {
      const id = crypto.getRandomValues(new Uint32Array(4)).join("-");
      const late = setTimeout(() => end(null), LATE_MS);
      const stop = listen((message) => {
        if (message.type === "past" && message.id === id) end(message.page.moments);
        if (message.type === "refused" && message.id === id) end(null);
      });
      const end: (moments: Moments) => void = (moments) => {
        clearTimeout(late);
        stop();
        tell(moments);
      };
      if (!send({ type: "past", id, table, ply, rewinds: rewinds() })) end(null);
    });
