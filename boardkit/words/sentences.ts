import type { Reason } from "#engine";
import type { Args, Reader, Task } from "../game-ui.ts";

/** The task `task.<id>`. */
export const sayTask = ({ say }: Pick<Reader, "say">, id: string, args: Args = {}): Task => ({
  id,
  text: say(`task.${id}`, args),
});

/** The reason `reason.<code>`. `worded` turns a fact into arguments; where words inflect, it adds the id itself. */
export function sayReason(
  { code, facts = {} }: Reason,
  { say }: Pick<Reader, "say">,
  worded: (fact: string, value: string | number) => Args,
): string {
  const args = Object.entries(facts).flatMap(([fact, value]) => Object.entries(worded(fact, value)));
  return say(`reason.${code}`, Object.fromEntries(args));
}
