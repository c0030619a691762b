import { Credits, type Reader } from "#boardkit";
import { Miniature } from "./miniature.tsx";

/** Credits, edition, which figures are certain, and the owners of the rights. */
export function About({ say }: Pick<Reader, "say" | "locale">) {
  return (
    <Credits world="mille-fiori" say={say} picture={<Miniature />}>
      <p>{say("about.certain")}</p>
      <p>{say("about.rulings")}</p>
    </Credits>
  );
}
