import type { Seat, Standings } from "#engine";
import type { Reader } from "../game-ui.ts";
import { seatNames } from "../words/words.ts";

/** All seats, the best first. */
export const rankingOf = ({ ranks }: Standings): readonly Seat[] =>
  ranks.map((_, seat) => seat as Seat).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));

/** The ties of a match and what decided them: `final.ties`, `final.no-ties`, `final.tie`, and `tie.<id>` for each rule. */
export function Ties({ standings, ...reader }: Pick<Reader, "say" | "names" | "locale"> & { standings: Standings }) {
  const { say } = reader;
  return (
    <section>
      <h2>{say("final.ties")}</h2>
      {standings.ties.length === 0 ? <p>{say("final.no-ties")}</p> : null}
      {standings.ties.map(({ seats, by }) => (
        <p key={seats.join()}>{say("final.tie", { names: seatNames(reader, seats), reason: say(`tie.${by}`) })}</p>
      ))}
    </section>
  );
}
