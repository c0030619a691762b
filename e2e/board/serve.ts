import { serveBoard } from "./board-server.ts";

/**
 * `npx tsx e2e/board/serve.ts [port]`: the board of a game alone, in a position from random play
 * (?game=calimala&seats=4&seed=1&steps=200&edition=2024), or in one that is written out (&position=...).
 */
const server = await serveBoard(Number(process.argv[2] ?? 7131));
server.printUrls();
