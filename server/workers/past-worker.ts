import { gameById } from "#games";
import type { PastPage } from "#protocol";
import { type PastWish, pastPage } from "#referee";

/** The entry point of a worker thread. */
export const page = (wish: PastWish): PastPage => pastPage({ byId: gameById }, wish);
