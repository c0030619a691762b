import { recall } from "#bots";
import { rulesOf } from "#games/rules";
import { House } from "./house/house.ts";
import { browserChance } from "./house/luck.ts";
import type { FromHouse, ToHouse } from "./messages.ts";
import { browserStore } from "./store/browser-store.ts";
import { holdInBrowser } from "./store/web-lock.ts";

/** The house of this page, in a thread of its own: matches never leave it, views do. */

/** The least time before a bot answers. The board has a pace of its own. */
const PAUSE_MS = 150;

const tabs = new BroadcastChannel("fiorino.here");
const tell = (message: FromHouse): void => postMessage(message);

let stop: Int32Array | undefined;

const house = new House({
  store: browserStore(),
  chance: browserChance,
  now: Date.now,
  pause: () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS)),
  alarm(milliseconds, ring) {
    const timer = setTimeout(ring, milliseconds);
    return () => clearTimeout(timer);
  },
  async game(id) {
    const game = await rulesOf(id)?.load();
    const why = game && (await recall(game));
    if (why !== undefined) reportError(new Error(why));
    return game;
  },
  stopFlag: () => stop,
  hold: holdInBrowser,
  changed: (id) => tabs.postMessage(id),
  say: (message) => tell({ type: "live", message }),
  slow: (game, level) => tell({ type: "slow", game, level }),
  // Told where a worker's errors are told.
  failed: reportError,
});

tabs.addEventListener("message", ({ data }) => void house.changedElsewhere(String(data)).catch(reportError));

addEventListener("message", ({ data }: MessageEvent<ToHouse>) => {
  if (data.type === "seen") house.seen(data.isSeen);
  else if (data.type === "flag") stop = data.stop;
  else if (data.type === "live") house.hear(data.request).catch(reportError);
  else
    house.ask(data.request).then(
      (answer) => tell({ type: "answer", n: data.n, answer }),
      (error) => {
        reportError(error);
        tell({ type: "answer", n: data.n, answer: { ok: false, refusal: { code: "server-fault" } } });
      },
    );
});
