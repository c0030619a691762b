import { SEATS_OF } from "../../seat.ts";
import { legalMovesOf } from "../looking/lists.ts";
import { must } from "../must.ts";
import type { Promised } from "../subject.ts";

/** Codes too general to explain a reason. */
const CATCH_ALL = /^(other|else|unknown|default|illegal|invalid|impossible|not-legal|not-possible|no|none|error)$/i;

export const REASONS: Promised = {
  name: "a thing that no legal move names says why, with a code of its own",
  check({ subject, open, state }) {
    for (const seat of SEATS_OF[open.seats]) {
      const named = new Set(legalMovesOf(open, state, seat).flatMap((move) => open.names(state, move)));
      for (const target of named) {
        must(open.targets.includes(target), `a legal move names ${target}, which is not a target`);
      }
      for (const target of open.targets) {
        const reason = open.whyNot(state, seat, target);
        must(
          (reason === undefined) === named.has(target),
          () => `${target} for seat ${seat}: ${reason?.code ?? "no reason"}, legal moves name ${[...named]}`,
        );
        if (reason === undefined) continue;
        must(subject.reasonCodes.includes(reason.code), `the reason "${reason.code}" is not in the game's list`);
        must(!CATCH_ALL.test(reason.code), `the reason "${reason.code}" fits anything`);
      }
    }
  },
};
