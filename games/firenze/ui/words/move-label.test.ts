import { describe, expect, test } from "vitest";
import { LOCALES, type Reader } from "#boardkit";
import { SketchedMatch } from "../../proofs/sketched-match.fixture.ts";
import { sayIn } from "../match.fixture.ts";
import { moveLabel } from "./move-label.ts";

const readers = LOCALES.map((locale): Reader => ({ you: 0, names: ["Ada", "Bruno"], locale, say: sayIn(locale) }));

/** The name of the last of these moves, and of the same while it is not known what follows it without a choice. */
function named(match: SketchedMatch, move: string, ...following: readonly string[]) {
  const before = match.open.view(match.state, 0);
  const after = match.play(move, ...following).open.view(match.state, 0);
  const told = readers.map((reader) => moveLabel(move, before, reader, after));
  return { told, untold: readers.map((reader) => moveLabel(move, before, reader)) };
}

describe("the end of building says what is to be chosen for the payment", () => {
  const built = (storage: string) =>
    new SketchedMatch({ awaits: "act", a: { storage: `wwww${storage}` } }).play(...Array(4).fill("found white"));

  test("3.3 all of it", () => {
    expect(named(built("wwwyyy"), "built")).toEqual({
      told: ["Choose 3 bricks to pay", "3 Steine zum Bezahlen wählen", "Escolher 3 tijolos para pagar"],
      untold: ["Pay 3 bricks", "3 Steine bezahlen", "Pagar 3 tijolos"],
    });
  });

  test("3.3 what is given in any case is named", () => {
    expect(named(built("wwy"), "built", "give white", "give white", "give yellow").told).toEqual([
      "Pay 3 bricks",
      "3 Steine bezahlen",
      "Pagar 3 tijolos",
    ]);
    expect(named(built("wwyy"), "built", "give white").told).toEqual([
      "Pay 1 white, choose 2 more",
      "1 weißen bezahlen, noch 2 wählen",
      "Pagar 1 branco, escolher mais 2",
    ]);
  });
});

describe("an exchange says what is given in any case", () => {
  const exchange = (storage: string, ...following: readonly string[]) =>
    named(new SketchedMatch({ awaits: "act", row: ["workshop bp"], a: { storage } }), "exchange 1 purple", ...following)
      .told;

  test("3.2 nothing, a part, or all of it", () => {
    expect(exchange("wwwyyy")).toEqual([
      "Exchange 3 bricks for 1 purple (Workshop)",
      "3 Steine gegen 1 violetten tauschen (Werkstatt)",
      "Trocar 3 tijolos por 1 roxo (Oficina)",
    ]);
    expect(exchange("wwyy", "give white")).toEqual([
      "Exchange 1 white and 2 more bricks for 1 purple (Workshop)",
      "1 weißen und 2 weitere Steine gegen 1 violetten tauschen (Werkstatt)",
      "Trocar 1 branco e mais 2 tijolos por 1 roxo (Oficina)",
    ]);
    expect(exchange("wwy", "give white", "give white", "give yellow")).toEqual([
      "Exchange 2 white and 1 yellow for 1 purple (Workshop)",
      "2 weiße und 1 gelben gegen 1 violetten tauschen (Werkstatt)",
      "Trocar 2 brancos e 1 amarelo por 1 roxo (Oficina)",
    ]);
  });
});
