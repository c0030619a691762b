import { effect, type ReadonlySignal, signal, untracked } from "@preact/signals";
import { type GameUi, lastOwn, sinceOthers } from "#boardkit";
import type { Seat } from "#engine";
import type { Paced } from "../../board/pace/paced.ts";
import { WORDLESS } from "../../board/reader.ts";
import type { Followed } from "../../live/followed.ts";
import { keepSeen, lastSeen, type Seen } from "./seen.ts";

/** What happened since the reader's last entry: opened by whoever comes back, closed by acting. */
export interface Recap {
  /** The entry from which on the story is told; `null` while it is closed. */
  readonly since: ReadonlySignal<number | null>;
  /** The position that the reader had last seen when the story was opened. */
  readonly seen: ReadonlySignal<number>;
  /** How often it has been asked for: each time it is played back. */
  readonly asked: ReadonlySignal<number>;
  open(): void;
  close(): void;
  end(): void;
}

/** After so long somebody who comes back is told what happened. */
const AWAY_MS = 60_000;

/** After so long without a sign a player is taken to be away, though the tab is in front: the desk is left, the lid closed. */
const SILENT_MS = 10 * 60_000;
const SIGNS = ["pointerdown", "pointermove", "keydown", "wheel"] as const;

/** Opens the story when the reader comes back: to the page, the tab, or the desk. Keeps what they have seen. */
export const startRecap = (followed: Followed, paced: Paced, ui: Pick<GameUi, "turnLines">): Recap =>
  new Story(followed, paced, ui);

class Story implements Recap {
  readonly since = signal<number | null>(null);
  readonly seen = signal(0);
  readonly asked = signal(0);
  readonly #followed: Followed;
  readonly #paced: Paced;
  readonly #ui: Pick<GameUi, "turnLines">;
  readonly #stops: readonly (() => void)[];
  #seat: Seat | null = null;
  /** `undefined` before it has been read. */
  #last: Seen | null | undefined;
  /** The last sign of the reader. */
  #sign = Date.now();

  constructor(followed: Followed, paced: Paced, ui: Pick<GameUi, "turnLines">) {
    this.#ui = ui;
    this.#followed = followed;
    this.#paced = paced;
    this.#stops = [effect(() => this.#see()), effect(() => this.#closeWhenActed())];
    document.addEventListener("visibilitychange", this.#turnTo);
    for (const sign of SIGNS) document.addEventListener(sign, this.#notice, { passive: true });
  }

  open = (): void => {
    const match = this.#followed.match.peek();
    const own = this.#sinceOthers();
    const known = Math.max(own, this.#last?.ply ?? 0);
    // Who opens it without having missed anything sees again what came after their own entry.
    this.seen.value = known < (match?.ply ?? 0) ? known : own;
    this.since.value = match?.seat === null ? this.seen.peek() : own;
    this.asked.value = this.asked.peek() + 1;
  };

  close = (): void => {
    this.since.value = null;
  };

  end = (): void => {
    document.removeEventListener("visibilitychange", this.#turnTo);
    for (const sign of SIGNS) document.removeEventListener(sign, this.#notice);
    for (const stop of this.#stops) stop();
  };

  #lastOwn(): number {
    const { own, table, match } = this.#followed;
    return untracked(() => lastOwn(own.value, table.value?.incidents ?? [], match.value?.seat ?? null));
  }

  #sinceOthers(): number {
    const { own, table, match } = this.#followed;
    const events = this.#followed.events.peek();
    const told = events.map(({ event }) => event);
    const turns = this.#ui.turnLines(told, match.peek()?.view, WORDLESS);
    return sinceOthers(own.peek(), { events, turns }, table.peek()?.incidents ?? [], match.peek()?.seat ?? null);
  }

  #see(): void {
    const match = this.#followed.match.value;
    const isBehind = this.#paced.waiting.value > 0;
    const isTold = this.since.value !== null;
    if (match === null) return;
    if (this.#last === undefined || this.#seat !== match.seat) {
      // At one device another seat may look now: nothing of the story of the one before is left.
      if (this.#last !== undefined) untracked(this.close);
      this.#seat = match.seat;
      this.#last = lastSeen(this.#followed.id, match.seat);
      untracked(() => this.#comeBack());
    }
    if (isBehind || isTold || this.since.peek() !== null || this.#isAway()) return;
    this.#last = { ply: match.ply, rewinds: match.rewinds ?? 0, at: Date.now() };
    keepSeen(this.#followed.id, match.seat, this.#last);
  }

  /** Opens the story for whoever has been away for long and has missed something. */
  #comeBack(): void {
    const match = this.#followed.match.peek();
    const last = this.#last ?? null;
    if (match === null || last === null || match.standings !== null) return;
    const isSame = (match.rewinds ?? 0) === last.rewinds;
    if (isSame && match.ply > last.ply && Date.now() - last.at > AWAY_MS) this.open();
  }

  #closeWhenActed(): void {
    this.#followed.own.value;
    const from = this.since.peek();
    if (from !== null && this.#lastOwn() > from) this.close();
  }

  #isAway(): boolean {
    return document.hidden || this.#isSilent();
  }

  /** Players are silent after a while. Whoever watches a match of others needs no hand for it. */
  #isSilent(): boolean {
    const isPlayer = (this.#followed.match.peek()?.seat ?? null) !== null;
    return isPlayer && Date.now() - this.#sign > SILENT_MS;
  }

  readonly #turnTo = (): void => {
    if (!document.hidden) this.#return();
    else if (this.#last && !this.#isSilent()) this.#last = { ...this.#last, at: Date.now() };
  };

  readonly #notice = (): void => {
    if (document.hidden) return;
    if (this.#isSilent()) this.#return();
    this.#sign = Date.now();
  };

  #return(): void {
    this.#sign = Date.now();
    const match = this.#followed.match.peek();
    if (match === null || !this.#last) return;
    // Another tab may have shown more meanwhile.
    const kept = lastSeen(this.#followed.id, match.seat);
    if (kept !== null && kept.ply > this.#last.ply) this.#last = kept;
    this.#comeBack();
    untracked(() => this.#see());
  }
}
