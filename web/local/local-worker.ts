import { rulesOf } from "#games/rules";
import { browserStore } from "./browser-store.ts";
import { House } from "./house.ts";
import { browserChance } from "./luck.ts";
import type { FromHouse, ToHouse } from "./messages.ts";
import { holdInBrowser } from "./web-lock.ts";

/** The house of this page, in a thread of its own: matches never leave it, views do. */

/** The least time before a bot answers. The board has a pace of its own. */
const PAUSE_MS = 150;

const tabs = new BroadcastChannel("fiorino.here");
const tell = (message: FromHouse): void => postMessage(message);

const house = new House({
  store: browserStore(),
  chance: browserChance,
  now: Date.now,
  pause: () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS)),
  game: async (id) => rulesOf(id)?.load(),
  hold: holdInBrowser,
  changed: (id) => tabs.postMessage(id),
  say: (message) => tell({ type: "live", message }),
  // Told where a worker's errors are told.
  failed: reportError,
});

tabs.addEventListener("message", ({ data }) => void house.changedElsewhere(String(data)).catch(reportError));

addEventListener("message", ({ data }: MessageEvent<ToHouse>) => {
  if (data.type === "live") house.hear(data.request).catch(reportError);
  else
    house.ask(data.request).then(
      (answer) => tell({ type: "answer", n: data.n, answer }),
      (error) => {
        reportError(error);
        tell({ type: "answer", n: data.n, answer: { ok: false, refusal: { code: "server-fault" } } });
      },
    );
});
