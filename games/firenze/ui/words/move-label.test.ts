import { describe, expect, test } from "vitest";
import { LOCALES, type Reader } from "#boardkit";
import { type Sketch, SketchedMatch } from "../../proofs/sketched-match.fixture.ts";
import { sayIn } from "../match.fixture.ts";
import { endLabel, moveLabel, movePhrase } from "./move-label.ts";

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

test("3.3 towers of one colour that are begun one after the other are named together", () => {
  const begun = (n: number) =>
    named(
      new SketchedMatch({ awaits: "act", a: { storage: "bbbw" } }),
      "found blue",
      ...Array(n - 1).fill("found blue"),
    );
  expect(begun(1).told).toEqual(["Start a blue tower", "Blauen Turm beginnen", "Começar uma torre azul"]);
  expect(begun(2).told).toEqual(["Start 2 blue towers", "2 blaue Türme beginnen", "Começar 2 torres azuis"]);
  expect(begun(2).untold).toEqual(begun(1).told);
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

test("beside other moves each act is said once: the card, what is built or exchanged, and the bricks that are given", () => {
  const phrase = ({ open, state }: SketchedMatch, move: string) =>
    readers.map((reader) => movePhrase(move, open.view(state, 0), reader));
  const built = new SketchedMatch({ awaits: "act", a: { storage: "wwwwy" } }).play(...Array(3).fill("found white"));
  expect(phrase(built, "built")).toEqual(["end building", "Bauen beenden", "terminar construção"]);
  const row = ["workshop bp", "glory"];
  const laying = new SketchedMatch({ row, a: { storage: "wy" } }).play("card 2");
  expect(phrase(laying, "lay 1 white")).toEqual([
    "lay a white brick on Workshop",
    "weißen Stein auf die Werkstatt legen",
    "pôr um tijolo branco sobre a Oficina",
  ]);
  expect(phrase(new SketchedMatch({ awaits: "act", row, a: { storage: "wwwy" } }), "exchange 1 purple")).toEqual([
    "exchange for 1 purple (Workshop)",
    "gegen 1 violetten tauschen (Werkstatt)",
    "trocar por 1 roxo (Oficina)",
  ]);
});

describe("what an end passes by", () => {
  const contracts = (sketch: Sketch) => new SketchedMatch({ awaits: "contracts", ...sketch });
  const endOf = ({ open, state }: SketchedMatch, ...possible: readonly string[]) =>
    readers.map((reader) => endLabel(open.view(state, 0), reader, new Set(possible)));
  const alone = contracts({ a: { towers: ["yellow 4"], hand: ["architect"] } });

  test("3.5 the end of the turn names it", () => {
    const both = contracts({ a: { towers: ["white 5", "red 3"] } });
    expect(endOf(both, "hand:princess", "storage:0:white")).toEqual([null, null, null]);
    expect(endOf(both, "hand:architect", "contract:white:5")[0]).toBe("End turn without white\u00a05");
    expect(endOf(both, "contract:white:5", "contract:red:3")[0]).toBe("End turn without 2 contracts");
    expect(endOf(both, "church:campanile")[0]).toBe("End turn without bell tower");
  });

  test("4.3 of what the Architect makes possible a tower serves one, and only one tower is a floor off", () => {
    const three = [3, 4, 5].map((floors) => `contract:yellow:${floors}`);
    expect(endOf(alone, ...three)).toEqual([
      "End turn, 1 contract possible",
      "Zug beenden, 1 Auftrag möglich",
      "Terminar, 1 contrato possível",
    ]);
    const towers = ["yellow 4", "white 5", "blue 2"];
    const more = ["contract:white:4", "contract:white:5", "contract:white:6", "contract:blue:3"];
    const withArchitect = contracts({ a: { towers, hand: ["architect"] } });
    expect(endOf(withArchitect, ...three, ...more)[0]).toBe("End turn without 3 contracts");
    const last = contracts({ a: { towers, hand: ["architect"], seals: 1 } });
    expect(endOf(last, ...three, ...more)[0], "one seal").toBe("End turn, 1 contract possible");
  });

  test("3.5 the way to the limits names it", () => {
    const goOn = (seals: number, ...towers: readonly string[]) => {
      const { open, state } = contracts({ seals: { "red 4": "neutral" }, a: { towers, seals } });
      return readers.map((reader) => moveLabel("end", open.view(state, 0), reader));
    };
    expect(goOn(3, "red 2", "red 4")[0]).toBe("Go on to the limits");
    expect(goOn(3, "red 3", "red 4")[0]).toBe("Go on without red\u00a03");
    expect(goOn(3, "red 3", "white 5")[0]).toBe("Go on without 2 contracts");
    expect(goOn(1, "red 3", "white 5")).toEqual([
      "Go on, 1 contract possible",
      "Weiter, 1 Auftrag möglich",
      "Avançar, 1 contrato possível",
    ]);
  });
});

test("a move's name has at most 60 characters, also where it names a brick, a person and a player", () => {
  const hand = ["alchemist", "smuggler", "wholesaler", "saboteur"] as const;
  const row = ["wholesaler yy", "smuggler p", "alchemist", "glory", "smuggler"];
  const b = { storage: "p", towers: ["purple 1"] };
  const { open, state } = new SketchedMatch({ row, a: { storage: "w", hand }, b });
  const paying = new SketchedMatch({ row, a: { storage: "w" } }).play("card 2");
  const all = LOCALES.flatMap((locale) => {
    const reader: Reader = { you: 0, names: ["Ada", "Maximiliane"], locale, say: sayIn(locale) };
    const told = (match: Pick<SketchedMatch, "open" | "state">, move: string) =>
      moveLabel(move, match.open.view(match.state, 0), reader);
    const acts = ["alchemist purple", "smuggler 1 purple", "wholesaler 1", "saboteur 1 1"];
    return [...acts.map((move) => told({ open, state }, move)), told(paying, "lay 1 white")];
  });
  expect(all.filter((name) => name.length > 60)).toEqual([]);
});
