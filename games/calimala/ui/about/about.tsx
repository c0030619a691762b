import { Credits, type Reader } from "#boardkit";
import { META } from "../../meta.ts";
import { Miniature } from "./miniature.tsx";

/** The changes of the second edition that are known: one switch each. */
const CHANGES = Object.keys(META.presets[0].values["2024"]);

/** Credits, edition, which figures are certain, whose rights. */
export function About({ say }: Pick<Reader, "say" | "locale">) {
  return (
    <Credits world="calimala" say={say} picture={<Miniature />}>
      <p>{say("about.certain")}</p>
      <p>{say("about.inferred")}</p>
      <p>{say("about.rulings")}</p>
      <h2>{say("about.second")}</h2>
      <p>{say("about.second.known")}</p>
      <ul>
        {CHANGES.map((option) => (
          <li key={option}>{say(`about.second.${option}`)}</li>
        ))}
      </ul>
      <p>{say("about.second.missing")}</p>
    </Credits>
  );
}
