import { recall } from "#bots";
import { rulesOf } from "#games/rules";
import { type Thought, thinkAloud } from "#referee";

/** Works out good moves away from the page's thread. It is given what the seat may know, and nothing else. */
addEventListener("message", async ({ data }: MessageEvent<Thought>) => {
  const game = await rulesOf(data.game)?.load();
  const why = game && (await recall(game));
  if (why !== undefined) reportError(new Error(why));
  postMessage(game === undefined ? null : thinkAloud({ byId: () => game }, data, () => performance.now()));
});
