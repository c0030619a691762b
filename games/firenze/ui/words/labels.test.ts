import { expect, test } from "vitest";
import { LOCALES, type Reader } from "#boardkit";
import { SketchedMatch } from "../../proofs/sketched-match.fixture.ts";
import { sayIn } from "../match.fixture.ts";
import { towerCaption, towerLabel } from "./labels.ts";
import { reasonText } from "./reasons.ts";

const readers = LOCALES.map((locale): Reader => ({ you: 0, names: ["Ada", "Bruno"], locale, say: sayIn(locale) }));

test("3.5 a tower whose only contract left lies on a balcony that is not open yet says which one comes first", () => {
  const sketch = { awaits: "contracts", balconies: [4, 10, 14, 16], seals: { "yellow 7": 0 } } as const;
  const { open, state } = new SketchedMatch({ ...sketch, a: { towers: ["yellow 7", "yellow 8"] } });
  const view = open.view(state, 0);
  const [seven, eight] = view.mats[0]?.towers ?? [];
  if (seven === undefined || eight === undefined) throw new Error("two towers are sketched");
  const captions = readers.map((reader) => towerCaption(reader, view, 0, seven));
  expect(captions.map(({ text, short }) => [text, short])).toEqual([
    ["8 after III", "after III"],
    ["8 nach III", "nach III"],
    ["8 após III", "após III"],
  ]);
  expect(readers.map((reader) => towerLabel(reader, view, 0, eight))).toEqual([
    "yellow tower, 8 floors; 8 opens after balcony\u00a0III",
    "gelber Turm, 8 Etagen; 8 öffnet nach Balkon\u00a0III",
    "torre amarela, 8 andares; 8 abre depois da varanda\u00a0III",
  ]);
  const reason = open.whyNot(state, 0, "tower:0:1");
  expect(reason).toEqual({ code: "balcony-not-yet", facts: { numeral: "IV", before: "III" } });
  expect(open.whyNot(state, 0, "contract:yellow:8")).toEqual(reason);
  expect(open.whyNot(state, 0, "tower:0:0")?.code).toBe("no-contract-fits");
  const said = readers.map((reader) => reason && reasonText(reason, view, reader));
  expect(said).toEqual([
    "Balcony\u00a0IV opens once balcony\u00a0III is fulfilled.",
    "Balkon\u00a0IV öffnet erst, wenn Balkon\u00a0III erfüllt ist.",
    "A varanda\u00a0IV só abre depois de cumprida a varanda\u00a0III.",
  ]);
  state.sealsLeft[0] = 0;
  expect(readers.map((reader) => towerCaption(reader, open.view(state, 0), 0, seven).short)).toEqual([
    "none",
    "keiner",
    "nenhum",
  ]);
});

test("3.4 a tower that falls says how many bricks are lost: they are no points", () => {
  const { open, state } = new SketchedMatch({ awaits: "act", a: { towers: ["red 3", "blue 2"] } });
  const view = open.view(state, 0);
  const texts = readers.map((reader) => view.mats[0]?.towers.map((tower) => towerCaption(reader, view, 0, tower).text));
  expect(texts).toEqual([
    ["falls: −2 bricks", "falls: −1 brick"],
    ["fällt: −2 Steine", "fällt: −1 Stein"],
    ["cai: −2 tijolos", "cai: −1 tijolo"],
  ]);
});

test("4.3 a tower of which the Architect would make more names both points, each all that it brings", () => {
  const of = (played: "fulfil red 7 architect up" | "fulfil red 6") => {
    const a = { towers: ["red 6"], hand: ["architect"] } as const;
    const { open, state } = new SketchedMatch({ awaits: "contracts", church: ["greatPrivilege"], a });
    const view = open.view(state, 0);
    const told = open.forecast?.(state, 0, open.parseMove(played));
    const points =
      told?.kind === "contract" ? told.printed + told.floorBonus + told.privilege + told.lastSeal : undefined;
    return { view, points, tower: view.mats[0]?.towers[0] };
  };
  const { view, tower, points: n } = of("fulfil red 6");
  const { points: more } = of("fulfil red 7 architect up");
  if (tower === undefined) throw new Error("a tower is sketched");
  expect(readers.map((reader) => towerCaption(reader, view, 0, tower).text)).toEqual([
    `+${n} or +${more}`,
    `+${n} oder +${more}`,
    `+${n} ou +${more}`,
  ]);
  expect(readers.map((reader) => towerLabel(reader, view, 0, tower))).toEqual([
    `red tower, 6 floors; ${n} points, with Architect ${more}`,
    `roter Turm, 6 Etagen; ${n} Punkte, mit Architekt ${more}`,
    `torre vermelha, 6 andares; ${n} pontos, com Arquiteto ${more}`,
  ]);
  const inShort = readers.map((reader) => towerCaption(reader, view, 0, tower));
  expect(inShort.map(({ short, hasMore }) => [short, hasMore])).toEqual(readers.map(() => [`+${n}`, true]));
  const turn = { ...view.turn, played: ["architect"] } as const;
  const [en] = readers;
  expect(en && towerCaption(en, { ...view, turn }, 0, tower).text, "played already").toBe(`${n} points`);
});
