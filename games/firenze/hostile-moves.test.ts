import { expect, test } from "vitest";
import { chanceBuffer, FastChance, moveBuffer, NOBODY, nextEntry, playEntry, SEATS } from "#engine";
import { openSetting, randomSetting } from "#engine/testkit";
import { eager } from "./eager.fixture.ts";
import { firenze } from "./index.ts";
import { MOVES, NOTATION, OUTCOMES } from "./move-table.ts";

/** Text that is no move, and all moves and outcomes of the game, legal or not. */
const KNOWN = [...MOVES.keys()].map(NOTATION.printMove).concat([...OUTCOMES.keys()].map(NOTATION.printOutcome));

function anyText(source: FastChance): string {
  const known = KNOWN[source.below(KNOWN.length)] ?? "";
  const at = source.below(known.length + 1);
  const byte = String.fromCharCode(source.below(source.below(2) === 0 ? 256 : 0x10000));
  switch (source.below(4)) {
    case 0:
      return Array.from({ length: source.below(40) }, () => String.fromCharCode(source.below(256))).join("");
    case 1:
      return known.slice(0, at) + byte + known.slice(at + source.below(2));
    case 2:
      return known.slice(0, at);
    default:
      return known;
  }
}

test("3 what is not a legal move or a possible outcome changes nothing", { timeout: 60_000 }, () => {
  const source = new FastChance(20);
  const moves = moveBuffer();
  const outcomes = chanceBuffer();
  let refusals = 0;
  for (let match = 0; match < 6; match++) {
    const setting = randomSetting(firenze, source);
    const open = openSetting(firenze, setting);
    const decide = eager(open, source);
    const state = open.setup();
    const tried = open.blank();
    while (open.toAct(state) !== NOBODY) {
      for (let i = 0; i < 4; i++) {
        const by = source.below(3) === 0 ? "chance" : (SEATS[source.below(5)] ?? 0);
        const text = anyText(source);
        open.copy(state, tried);
        const before = tried.bytes.join();
        const done = playEntry(open, tried, { by, text });
        const listed =
          by === "chance"
            ? [...outcomes.outcomes.subarray(0, open.chance(state, outcomes))].map(NOTATION.printOutcome)
            : [...moves.subarray(0, by < setting.seats ? open.legalMoves(state, by, moves) : 0)].map(
                NOTATION.printMove,
              );
        expect(done.ok, `${by} ${JSON.stringify(text)}`).toBe(listed.includes(text));
        if (!done.ok) {
          expect(tried.bytes.join()).toBe(before);
          refusals++;
        }
      }
      nextEntry(open, state, decide, source);
    }
  }
  expect(refusals).toBeGreaterThan(10_000);
});
