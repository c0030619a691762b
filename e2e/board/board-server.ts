import preact from "@preact/preset-vite";
import { createServer, type ViteDevServer } from "vite";
import { compileCatalogs } from "../../scripts/bundling/catalogs.js";
import { expandMedia } from "../../scripts/bundling/media.js";

/** Serves the board of a game alone on the port. */
export async function serveBoard(port: number): Promise<ViteDevServer> {
  const server = await createServer({
    root: import.meta.dirname,
    configFile: false,
    plugins: [preact(), compileCatalogs(), expandMedia()],
    server: { host: "127.0.0.1", port, strictPort: port !== 0, fs: { allow: ["../.."] } },
  });
  return await server.listen();
}
