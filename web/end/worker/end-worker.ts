import type { MatchRecord } from "#engine";
import { rulesOf } from "#games/rules";
import { wholeMatchOf } from "./whole-match.ts";

/** Goes through one finished match, away from the page's thread: states stay in here. */
addEventListener("message", async ({ data }: MessageEvent<MatchRecord>) => {
  const game = await rulesOf(data.game)?.load();
  const whole = game === undefined ? undefined : wholeMatchOf(game, data);
  postMessage(whole?.ok === true ? whole.value : null);
});
