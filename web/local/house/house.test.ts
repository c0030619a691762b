import { describe, expect, test } from "vitest";
import {
  contentHash,
  type Entry,
  FastChance,
  isToAct,
  type MatchRecord,
  NOBODY,
  playEntry,
  type Seat,
  verifyRecord,
} from "#engine";
import { GAMES } from "#games";
import type { HereSeat } from "../store/kept.ts";
import { commit, gameOf, openFor, playOn, stretchOf, type TestPage, testPage, testStore } from "./house.fixture.ts";

const ME: HereSeat = { kind: "person", name: "Ada" };
const BRUNO: HereSeat = { kind: "person", name: "Bruno" };
const bot = (level: string): HereSeat => ({ kind: "bot", level });

const TABLE = "here-lily";

/** A match that has just begun, and is followed. */
async function begun(page: TestPage, game: string, seats: readonly HereSeat[]): Promise<void> {
  const opened = await page.house.ask({ type: "open", match: { id: TABLE, game, seats, options: {} } });
  expect(opened).toEqual({ ok: true, value: { id: TABLE } });
  await follow(page);
}

async function follow(page: TestPage): Promise<void> {
  await page.house.hear({ type: "follow", table: TABLE, since: 0 });
  await page.quiet();
}

const least = (game: string): number => gameOf(game).meta.seats.min;

const ALL = GAMES.map(({ meta }) => meta.id);

describe.each(ALL)("%s in the page", (game) => {
  test("is played to its end against bots, and its record is that of a match by the rules", async () => {
    const page = testPage(testStore());
    const bots = Array.from({ length: least(game) - 1 }, (_, k) => bot(k === 0 ? "greedy" : "random"));
    await begun(page, game, [ME, ...bots]);
    await playOn(page, new FastChance(3));
    expect(page.match().standings?.ranks).toHaveLength(least(game));
    expect(page.table().status).toBe("over");
    const answer = await page.house.ask({ type: "record", table: TABLE });
    expect(answer.ok).toBe(true);
    if (answer.ok) expect(verifyRecord(gameOf(game), answer.value as MatchRecord)).toMatchObject({ ok: true });
  }, 120_000);

  test("goes on after a reload as it was, and tells no draw and no hand that its reader may not know", async () => {
    const store = testStore();
    const first = testPage(store);
    await begun(first, game, [ME, ...Array.from({ length: least(game) - 1 }, () => bot("random"))]);
    const source = new FastChance(5);
    await playOn(first, source, () => first.match().ply > 60);
    const again = testPage(store, 99);
    await follow(again);
    const { view, ply, toAct, chosen } = again.match();
    expect({ view, ply, toAct, chosen }).toEqual({
      ...{ view: first.match().view, ply: first.match().ply },
      ...{ toAct: first.match().toAct, chosen: first.match().chosen },
    });
    await playOn(again, source);
    expect(again.match().toAct).toBe(NOBODY);
    checkSilence(first, store.kept.get(TABLE)?.log.entries ?? []);
    checkSilence(again, store.kept.get(TABLE)?.log.entries ?? []);
  }, 120_000);
});

test("a turn of the past is told as it was when it was new", async () => {
  const page = testPage(testStore());
  await begun(page, "mille-fiori", [ME, bot("random")]);
  await playOn(page, new FastChance(5), () => page.match().ply > 30);
  const then = page.heard.flatMap((message) =>
    "match" in message && message.match !== undefined ? [message.match] : [],
  );
  await page.house.hear({ type: "past", id: "look-back", table: TABLE, ply: 20 });
  const answer = page.heard.at(-1);
  const moments = answer?.type === "past" ? answer.page.moments : [];
  expect(moments.length).toBeGreaterThan(1);
  for (const { ply, view, seat } of moments) {
    expect(seat).toBe(0);
    expect(then.find((each) => each.ply === ply)?.view ?? view).toEqual(view);
  }
  await page.house.hear({ type: "past", id: "look-back", table: "no-such-table", ply: 20 });
  expect(page.heard.at(-1)).toMatchObject({ type: "refused", refusal: { code: "not-found" } });
});

/** Every message is what its reader may know at its ply, and nothing else: made anew from the log. */
function checkSilence({ heard, table }: TestPage, entries: readonly Entry[]): void {
  const open = openFor(table());
  const state = open.setup();
  let at = 0;
  for (const message of heard) {
    if (!("match" in message) || message.match === undefined) continue;
    const { ply, seat, view, own = [], ...rest } = message.match;
    expect(Object.keys(rest).sort()).toEqual(["chosen", "events", "from", "standings", "table", "toAct", "waiting"]);
    expect(own.map((entry) => entries[entry]?.by)).toEqual(own.map(() => seat));
    for (const entry of entries.slice(at, ply)) expect(playEntry(open, state, entry).ok).toBe(true);
    at = ply;
    expect(view, `at ${ply} for ${seat}`).toEqual(structuredClone(open.view(state, seat ?? "public")));
  }
}

test("a commit that is sent again after the house was lost is made once", async () => {
  const store = testStore();
  const page = testPage(store);
  await begun(page, "firenze", [ME, bot("random")]);
  const moves = stretchOf(page, new FastChance(1));
  const asked = { type: "commit" as const, id: "commit-twice", table: TABLE, ply: page.match().ply, moves: [...moves] };
  await page.house.hear(asked);
  const again = testPage(store);
  await follow(again);
  const before = store.kept.get(TABLE)?.log.entries.length;
  await again.house.hear(asked);
  expect(again.heard.find(({ type }) => type === "committed")).toMatchObject({ id: "commit-twice" });
  expect(store.kept.get(TABLE)?.log.entries.length).toBeGreaterThanOrEqual(before ?? 0);
  expect(again.heard.filter(({ type }) => type === "refused")).toEqual([]);
});

test("moves that are not legal, not for now or not one's own are refused as a server refuses them", async () => {
  const page = testPage(testStore());
  await begun(page, "firenze", [ME, bot("random")]);
  const { ply } = page.match();
  await commit(page, ["nonsense"]);
  expect(page.heard.at(-1)).toMatchObject({ type: "refused", refusal: { code: "not-legal" } });
  await page.house.hear({ type: "commit", id: "commit-late", table: TABLE, ply: ply + 7, moves: ["x"] });
  expect(page.heard.at(-1)).toMatchObject({ type: "refused", refusal: { code: "stale" }, match: { ply } });
  await page.house.hear({ type: "commit", id: "commit-nowhere", table: "here-nowhere", ply: 0, moves: ["x"] });
  expect(page.heard.at(-1)).toMatchObject({ type: "refused", table: "here-nowhere" });
});

test("a record of a running match, which would show what is hidden, is not given out while the browser keeps it", async () => {
  const page = testPage(testStore());
  await begun(page, "mille-fiori", [ME, bot("random")]);
  expect(await page.house.ask({ type: "record", table: TABLE })).toMatchObject({ refusal: { code: "match-running" } });
});

test("without storage a match says so, goes on in memory, and its record can be saved", async () => {
  const store = testStore();
  store.isRefused = true;
  const page = testPage(store);
  await begun(page, "mille-fiori", [ME, bot("random")]);
  expect(page.table().here).toMatchObject({ isUnkept: true });
  const source = new FastChance(2);
  await playOn(page, source, () => page.match().ply > 40);
  await page.house.hear({ type: "unfollow", table: TABLE });
  await follow(page);
  expect(page.match().ply).toBeGreaterThan(40);
  expect(await page.house.ask({ type: "record", table: TABLE })).toMatchObject({ ok: true });
  store.isRefused = false;
  await playOn(page, source, () => page.match().ply > 80);
  expect(page.table().here?.isUnkept, "the browser keeps it again").toBeUndefined();
  expect(store.kept.get(TABLE)?.log.entries.length).toBe(page.match().ply);
});

test("a match that is not here, or no more, is not found", async () => {
  const store = testStore();
  const page = testPage(store);
  await begun(page, "firenze", [ME, bot("random")]);
  await page.house.ask({ type: "leave", table: TABLE });
  expect(store.kept.size).toBe(0);
  await follow(page);
  expect(page.heard.at(-1)).toMatchObject({ type: "refused", table: TABLE, refusal: { code: "not-found" } });
});

test("a rematch has the same seats and options", async () => {
  const page = testPage(testStore());
  await begun(page, "firenze", [ME, bot("random")]);
  const again = await page.house.ask({ type: "rematch", table: TABLE, id: "here-again" });
  expect(again).toEqual({ ok: true, value: { id: "here-again" } });
  await page.house.hear({ type: "follow", table: "here-again", since: 0 });
  expect(page.table()).toMatchObject({ id: "here-again", seats: [{ name: "Ada" }, { name: "random" }] });
});

describe("several people at one device", () => {
  test("see nothing of each other's hands: between them is a page without anybody's view", async () => {
    const page = testPage(testStore());
    await begun(page, "mille-fiori", [ME, BRUNO]);
    const source = new FastChance(4);
    const asked: Seat[] = [];
    for (let k = 0; k < 6; k++) {
      const { you, here } = page.table();
      if (here?.handTo !== undefined) {
        asked.push(here.handTo);
        expect(you).toBe(null);
        expect(page.match()).toMatchObject({ seat: null, from: 0 });
        await page.house.ask({ type: "sit", table: TABLE, seat: here.handTo });
        expect(page.table()).toMatchObject({ you: here.handTo, here: {} });
        expect(page.match()).toMatchObject({ seat: here.handTo, from: 0 });
      }
      await commit(page, stretchOf(page, source));
    }
    expect(new Set(asked.slice(0, 2)), "of a choice at the same time, one after the other").toEqual(new Set([0, 1]));
  });

  test("hand nothing over where nothing is hidden, and each is asked in turn", async () => {
    const page = testPage(testStore());
    await begun(page, "firenze", [ME, BRUNO]);
    const seats = new Set<Seat | null>();
    await playOn(page, new FastChance(4), () => {
      const { you, here } = page.table();
      expect(here?.handTo).toBeUndefined();
      expect(isToAct(page.match().toAct, you ?? 0)).toBe(true);
      seats.add(you);
      return page.match().ply > 60;
    });
    expect(seats).toEqual(new Set([0, 1]));
  });

  test("cannot take the device in another's place", async () => {
    const page = testPage(testStore());
    await begun(page, "mille-fiori", [ME, BRUNO]);
    const other = page.table().here?.handTo === 0 ? 1 : 0;
    expect(await page.house.ask({ type: "sit", table: TABLE, seat: other })).toMatchObject({ ok: false });
    expect(page.table().you).toBe(null);
  });

  test("play a match with a bot to its end, whoever the device goes to", async () => {
    const store = testStore();
    const page = testPage(store);
    await begun(page, "mille-fiori", [ME, bot("random"), BRUNO]);
    await playOn(page, new FastChance(8));
    expect(page.table().status).toBe("over");
    const again = testPage(store);
    await follow(again);
    expect(again.table(), "one of them may ask for a rematch").toMatchObject({ you: 0, status: "over" });
  }, 60_000);
});

test("another tab shows a match as the public sees it, follows it, and plays it when it is left", async () => {
  const store = testStore();
  let gain = (): void => undefined;
  const first = testPage(store);
  const second = testPage(store, 7, {
    hold: async (_, gained) => {
      gain = gained;
      return { isHeld: false, release: () => undefined };
    },
  });
  await begun(first, "firenze", [ME, bot("random")]);
  await follow(second);
  expect(second.table()).toMatchObject({ you: null, here: { isElsewhere: true } });
  const { ply } = second.match();
  await commit(first, stretchOf(first, new FastChance(1)));
  await second.house.changedElsewhere(TABLE);
  expect(second.match()).toMatchObject({ seat: null, ply: first.match().ply, from: ply });
  gain();
  await second.quiet();
  expect(second.table()).toMatchObject({ you: 0, here: {} });
  await commit(second, stretchOf(second, new FastChance(1)));
  expect(second.heard.at(-1)?.type).not.toBe("refused");
});

describe("a branch", () => {
  /** A finished match of two bots' and a person's luck, and a branch of it in the middle, all by bots. */
  async function branched(luck: "same" | "new") {
    const store = testStore();
    const page = testPage(store);
    await begun(page, "mille-fiori", [ME, bot("random")]);
    await playOn(page, new FastChance(3));
    const { entries } = store.kept.get(TABLE)?.log ?? { entries: [] };
    const ply = Math.floor(entries.length / 2);
    const record = await page.house.ask({ type: "record", table: TABLE });
    if (!record.ok) throw new Error("a finished match has a record");
    const from = { path: "/here/lily", ply, luck, record: record.value as MatchRecord };
    const id = `here-${luck}`;
    await page.house.ask({
      type: "open",
      match: { id, game: "mille-fiori", seats: [ME, bot("random")], options: {}, from },
    });
    await page.house.hear({ type: "follow", table: id, since: 0 });
    await page.quiet();
    return { page, store, entries, ply, id };
  }

  test("goes on from where it left, is marked, and is kept", async () => {
    const { page, store, entries, ply, id } = await branched("new");
    expect(page.table()).toMatchObject({ id, here: { branch: { path: "/here/lily", ply } } });
    expect(store.kept.get(id)?.log.entries.slice(0, ply)).toEqual(entries.slice(0, ply));
    await playOn(page, new FastChance(9));
    expect(page.match().toAct).toBe(NOBODY);
  });

  test("with the same luck draws what was drawn there, as long as it can", async () => {
    const { page, store, entries, ply, id } = await branched("same");
    await playOn(page, new FastChance(9));
    const drawn = (log: readonly Entry[]) => log.slice(ply).filter(({ by }) => by === "chance");
    const [there, here] = [drawn(entries), drawn(store.kept.get(id)?.log.entries ?? [])];
    expect(here.slice(0, 5).map(({ text }) => text)).toEqual(there.slice(0, 5).map(({ text }) => text));
  });

  test("leaves a log that was saved on the way, and none that the rules do not allow", async () => {
    const { page, entries } = await branched("new");
    const record = await page.house.ask({ type: "record", table: TABLE });
    if (!record.ok) throw new Error("a finished match has a record");
    const whole = record.value as MatchRecord;
    const seats = [ME, bot("random")];
    const from = { path: "/", ply: 3, luck: "new" as const };
    const codeOf = async (broken: MatchRecord, id = "here-other") => {
      const wish = { id, game: "mille-fiori", seats, options: {}, from: { ...from, record: broken } };
      const answer = await page.house.ask({ type: "open", match: wish });
      return answer.ok ? "opened" : answer.refusal.code;
    };
    expect(await codeOf({ ...whole, entries: entries.slice(0, 20) }, "here-saved")).toBe("opened");
    expect(await codeOf({ ...whole, entries: [...entries].reverse() })).toBe("malformed");
    expect(await codeOf({ ...whole, rulesVersion: "0" })).toBe("rules-other");
    expect(await codeOf({ ...whole, seats: 3 })).toBe("malformed");
    expect(await codeOf(whole)).toBe("opened");
  });

  test("keeps the figures of the match that it has left, and the page can have them without a server", async () => {
    const store = testStore();
    const page = testPage(store);
    await begun(page, "firenze", [ME, bot("random")]);
    await playOn(page, new FastChance(3));
    const record = await page.house.ask({ type: "record", table: TABLE });
    if (!record.ok) throw new Error("a finished match has a record");
    const whole = record.value as MatchRecord;
    const text = `${whole.content?.text} `;
    const other = { ...whole, content: { text, hash: contentHash(text) } };
    const from = { path: "/", ply: 40, luck: "new" as const, record: other };
    const seats = [ME, bot("random")];
    await page.house.ask({ type: "open", match: { id: "here-figures", game: "firenze", seats, options: {}, from } });
    const again = testPage(store);
    await again.house.hear({ type: "follow", table: "here-figures", since: 0 });
    expect(again.table().content).toBe(contentHash(text));
    expect(await again.house.ask({ type: "figures", table: "here-figures" })).toEqual({ ok: true, value: text });
  });
});

test("a guided match begins as it was prepared, says so, and goes on after a reload", async () => {
  const store = testStore();
  const page = testPage(store);
  const cards = ["key-1", "key-3", "lion-2", "goblet-2", "quartz-4"];
  const prepared = ["start 0", ...cards.map((card) => `draw ${card}`), "draw nonsense"];
  const seats = [ME, bot("greedy")];
  await page.house.ask({ type: "open", match: { id: TABLE, game: "mille-fiori", seats, options: {}, prepared } });
  await follow(page);
  const handOf = ({ view }: { readonly view: unknown }) =>
    (view as { readonly packets: readonly { readonly cards: readonly string[] | null }[] }).packets[0]?.cards;
  expect(new Set(handOf(page.match()))).toEqual(new Set(cards));
  expect(page.table().here?.isGuided).toBe(true);
  const again = testPage(store, 2);
  await follow(again);
  expect(again.table().here?.isGuided).toBe(true);
  const rematch = await again.house.ask({ type: "rematch", table: TABLE, id: "here-again" });
  expect(rematch.ok).toBe(true);
  expect(store.kept.get("here-again")?.match.isGuided).toBeUndefined();
});

test("a person alone against bots may ask for a good move, which the match remembers; people at one device may not", async () => {
  const store = testStore();
  const page = testPage(store);
  await begun(page, "mille-fiori", [ME, bot("apprentice")]);
  const fact = { ply: page.match().ply, seat: 0, type: "advice-asked" };
  for (let k = 0; k < 2; k++) {
    expect(await page.house.ask({ type: "advice", table: TABLE })).toEqual({ ok: true, value: null });
    expect(page.table().incidents).toEqual([fact]);
  }
  const again = testPage(store, 3);
  await follow(again);
  expect(again.table().incidents).toEqual([fact]);
  const shared = testPage(testStore());
  await begun(shared, "mille-fiori", [ME, BRUNO, bot("apprentice")]);
  await shared.house.ask({ type: "sit", table: TABLE, seat: 0 });
  const refused = await shared.house.ask({ type: "advice", table: TABLE });
  expect(refused).toEqual({ ok: false, refusal: { code: "people-at-table" } });
});

/** How often a bot of the strongest level looks at the clock; `stop` is set at the first look. */
async function looksOf(stop: Int32Array | undefined): Promise<number> {
  let looks = 0;
  const now = (): number => {
    looks++;
    if (stop !== undefined) Atomics.store(stop, 0, 1);
    return 0;
  };
  const page = testPage(testStore(), 1, { now, stopFlag: () => stop });
  await begun(page, "calimala", [ME, bot("medici"), bot("medici")]);
  await playOn(page, new FastChance(3), () => page.match().ply > 12);
  expect(page.match().ply).toBeGreaterThan(12);
  return looks;
}

test("a bot that is to answer at once stops thinking, and its answer is a move", { timeout: 60_000 }, async () => {
  const [hurried, calm] = [await looksOf(new Int32Array(new SharedArrayBuffer(4))), await looksOf(undefined)];
  expect(hurried).toBeLessThan(calm / 4);
});
