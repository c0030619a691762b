import "@fontsource/alegreya/400-italic.css";
import "@fontsource/alegreya/500.css";
import "@fontsource/alegreya/700.css";
import "@fontsource/alegreya/800.css";
import "@fontsource/alegreya-sans/400.css";
import "@fontsource/alegreya-sans/500.css";
import "@fontsource/alegreya-sans/700.css";
import { setupI18n } from "@lingui/core";
import { render } from "preact";
import { useState } from "preact/hooks";
import { type BoardProps, createMover, type Locale, type Say } from "#boardkit";
import "../../boardkit/tokens.css";
import {
  CHANCE,
  FastChance,
  firstSeat,
  isToAct,
  moveBuffer,
  NOBODY,
  openByChoice,
  randomOutcome,
  type Seat,
  type SeatCount,
} from "#engine";
import { shelfOf } from "#games/ui";
import { glowing } from "../../web/match/turn/picking.ts";
import "./page.css";

/** Random play up to an entry, then a table for one: every seat is played by hand. */

const params = new URLSearchParams(location.search);
const seats = Number(params.get("seats") ?? 4) as SeatCount;
const steps = params.has("position") ? 0 : Number(params.get("steps") ?? 200);
const wanted = params.get("awaits");
const locale = (params.get("locale") ?? "en") as Locale;
const names = ["Angelika", "Marion", "Tanja", "Jonas", "Beatriz"].slice(0, seats);

const shelf = shelfOf(params.get("game") ?? "calimala");
if (shelf === undefined) throw new Error("no such game");
const { game, ui } = await shelf.load();
const { options, presets } = game.meta;
const chosen = Object.fromEntries(
  [...options, ...presets].flatMap(({ id }) => [...params].filter(([key]) => key === id)),
);
const open = openByChoice(game, seats, chosen);
const figures = game.content?.parse(game.content.builtIn);
const content = figures?.ok === true ? figures.value : undefined;
const source = new FastChance(Number(params.get("seed") ?? 1));
const drawn = params.has("position") ? open.parsePosition(params.get("position") ?? "") : undefined;
const state = drawn?.ok === true ? drawn.value : open.setup();
const moves = moveBuffer();
const log: { type: string }[] = [];

const awaitedIn = () => (open.view(state, "public") as { readonly awaits?: string }).awaits;

function step(): boolean {
  const mask = open.toAct(state);
  if (mask === NOBODY) return false;
  if (mask === CHANCE) {
    open.resolve(state, randomOutcome(open, state, source), (event) => log.push(event));
    return true;
  }
  const seat = firstSeat(mask);
  const n = open.legalMoves(state, seat, moves);
  const usable = [...moves.subarray(0, n)].filter((move) => !open.printMove(move).startsWith("decline"));
  const offers = usable.length > 0 ? usable : [...moves.subarray(0, n)];
  open.play(state, seat, offers[source.below(offers.length)] ?? 0, (event) => log.push(event));
  return true;
}

for (let i = 0; i < steps && step(); i++);
for (let i = 0; wanted !== null && awaitedIn() !== wanted && i < 5000 && step(); i++);
while (open.toAct(state) === CHANCE && wanted === null) step();

const messages = await ui.messages[locale]();
const i18n = setupI18n({ locale, messages: { [locale]: messages as Record<string, string> } });
const say: Say = (id, args) => i18n._(id, args === undefined ? undefined : { ...args });

const mover = createMover(
  () => document.body,
  () => ({ speed: 1, reducedMotion: false }),
);

function Match() {
  const [, redraw] = useState(0);
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [focus, setFocus] = useState<string | null>(null);
  const [reason, setReason] = useState("");
  const [recent, setRecent] = useState<ReadonlySet<string>>(new Set());
  const mask = open.toAct(state);
  const you = (
    params.has("you") ? Number(params.get("you")) : mask === NOBODY || mask === CHANCE ? 0 : firstSeat(mask)
  ) as Seat;
  const view = open.view(state, params.has("public") ? "public" : you);
  const reader = { you: params.has("public") ? null : you, names, locale, say, content };
  const n = isToAct(mask, you) && mask !== CHANCE ? open.legalMoves(state, you, moves) : 0;
  const offers = [...moves.subarray(0, n)].map((move) => ({
    move,
    targets: open.names(state, move) as readonly string[],
    isPair: open.isPair?.(move),
  }));
  const start = picked.length > 0 ? picked : ui.usualPicks(view, you);
  const naming = (targets: readonly string[]) =>
    offers.filter((offer) => targets.every((each) => offer.targets.includes(each)));
  const legal = new Set(glowing(offers, picked));

  const play = (move: number) => {
    const events: { type: string }[] = [];
    open.play(state, you, move, (event) => events.push(event));
    while (open.toAct(state) === CHANCE) {
      open.resolve(state, randomOutcome(open, state, source), (event) => events.push(event));
    }
    log.push(...events);
    const land = () => {
      setPicked([]);
      setReason("");
      setRecent(new Set(ui.touched(events, open.view(state, you), [])));
      redraw((k) => k + 1);
    };
    void mover.show({ flights: events.map((event) => ui.travels(event, view)), land });
  };
  const onTarget = (target: string) => {
    const both = naming([...start, target]);
    const found = both.length > 0 ? both : naming([target]);
    const [only] = found;
    if (only !== undefined && found.length === 1) return play(only.move);
    if (only !== undefined) return setPicked([target]);
    const why = open.whyNot(state, you, target as never);
    setReason(why === undefined ? "" : ui.reason(why, view, reader));
  };

  const [aim, ...others] = focus === null ? [] : naming([...start, focus]);
  const forecast = aim === undefined || others.length > 0 ? null : (open.forecast?.(state, you, aim.move) ?? null);
  const foretold = forecast === null ? "" : (ui.forecastLine?.(forecast, view, reader) ?? "");
  const props: BoardProps<unknown> = {
    ...reader,
    view,
    legal,
    final: new Set(),
    picked: new Set(start),
    recent,
    focused: focus,
    forecast,
    chosen: new Set(),
    ending: null,
    preview: (...targets) => {
      const next = open.blank();
      open.copy(state, next);
      for (const target of targets) {
        const n = open.legalMoves(next, you, moves);
        const [only, ...others] = [...moves.subarray(0, n)].filter((move) => open.names(next, move).includes(target));
        if (only === undefined || others.length > 0) return null;
        open.play(next, you, only);
      }
      return open.view(next, you);
    },
    onTarget,
    onFocus: setFocus,
  };
  const { Board, Side, Chips, Chain, Final } = ui;
  const lines = ui.logLines(log.slice(-60), view, reader);
  if (mask === NOBODY && !params.has("board")) {
    return <Final {...reader} view={view} standings={open.standings(state)} />;
  }
  return (
    <div id="match">
      <div id="status">
        <h1>
          {names[you]}: {ui.task(view, you, reader, legal).text}
        </h1>
        {reason === "" && Chain !== undefined ? <Chain {...props} /> : reason}
        <small>{foretold}</small>
        <span hidden>{focus === null ? "" : ui.targetLabel(focus, view, reader)}</span>
      </div>
      <div id="actions">
        {offers
          .filter(({ targets }) => targets.length === 0)
          .map(({ move }) => (
            <button key={move} type="button" onClick={() => play(move)}>
              {ui.moveLabel(open.printMove(move), view, reader)}
            </button>
          ))}
      </div>
      <div id="chips">
        <Chips {...props} onSeat={() => undefined} />
      </div>
      <Board {...props} />
      <div id="side">
        <Side {...props} />
        <div id="log">
          {lines.map((line) => (
            <p key={line.event + line.text} style={{ fontWeight: line.kind === "heading" ? 700 : 400 }}>
              {line.text}
            </p>
          ))}
        </div>
      </div>
    </div>
  );
}

const { Miniature, About, TableBoard, Piece } = ui;
const app = document.getElementById("app");
if (app !== null) {
  const page = params.get("page");
  render(
    page === "small" ? (
      <div style={{ padding: "20px", width: "600px" }}>
        <Miniature />
        <TableBoard />
        <Piece seat={1} glow />
        <Piece seat={3} />
      </div>
    ) : page === "about" ? (
      <About say={say} locale={locale} content={content} />
    ) : (
      <Match />
    ),
    app,
  );
}
