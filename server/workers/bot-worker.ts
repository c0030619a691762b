import { recall } from "#bots";
import { gameById } from "#games";
import { type Thought, think as thinkWith } from "#referee";

/** The entry point of a worker thread. */
export async function think(thought: Thought): Promise<readonly string[]> {
  const game = gameById(thought.game);
  if (game !== undefined) sayOnce(await recall(game));
  if (thought.contentText !== undefined && game?.insight?.learned !== undefined) {
    sayOnce(`bots play ${thought.game} without what was learned of it where its figures were corrected`);
  }
  return thinkWith({ byId: gameById }, thought, () => performance.now());
}

const said = new Set<string>();

/** To the log of the server: nobody at the table needs to know. */
function sayOnce(why: string | undefined): void {
  if (why === undefined || said.has(why)) return;
  said.add(why);
  process.emitWarning(why);
}
