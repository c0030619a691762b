import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import preact from "@preact/preset-vite";
import { build } from "vite";
import { bundleForNode } from "./bundling/bundle.js";
import { compileCatalogs } from "./bundling/catalogs.js";
import { compressFiles } from "./bundling/compress.js";
import { expandMedia } from "./bundling/media.js";
import { writeNotices } from "./bundling/notices.js";
import { APP, hashSources, root } from "./bundling/sources.js";

// Overrides NODE_ENV of the shell (a test runner sets its own), by which Vite would make a development build.
process.env.NODE_ENV = "production";

const id = hashSources(APP);
const web = join(root, "web");
const stamp = join(root, APP.stamp);

/** The server and the scripts of its threads: one flat folder, so that they find each other. */
const serverEntries = readdirSync(join(root, "server"), { recursive: true, encoding: "utf8" })
  .filter((file) => file === "main.ts" || file.endsWith("-worker.ts"))
  .map((file) => [basename(file, ".ts"), join(root, "server", file)]);

/** A game's chunk is named after the game, so that its size can be watched. */
function nameChunk(/** @type {{ facadeModuleId?: string | null }} */ { facadeModuleId }) {
  const [, game] = /\/games\/([^/]+)\/ui\/index\.ts$/.exec(facadeModuleId ?? "") ?? [];
  return game === undefined ? "assets/[name]-[hash].js" : `assets/game-${game}-[hash].js`;
}

/**
 * What is always loaded together is one file: many small ones take more bytes and more requests. The service worker
 * shares nothing with the page; what follows the board (its cards, the recap, the pace) stays on its own.
 *
 * @type {import("vite").Rolldown.CodeSplittingGroup[]}
 */
const CHUNKS = [
  { name: "app", tags: ["$initial"], test: /^(?!.*service-worker)/, priority: 1 },
  { name: "board", test: /\/web\/board\/(?!card|recap|pace\/playback)/ },
  { name: "turn", test: /\/web\/match\/(turn\/|draft\/(draft|group|reopened))/ },
];

rmSync(stamp, { force: true });

await bundleForNode({ entries: Object.fromEntries(serverEntries), folder: "build/server", build: id });

await build({
  configFile: false,
  envDir: false,
  logLevel: "warn",
  define: { __FIORINO_BUILD__: JSON.stringify(id) },
  root: web,
  plugins: [preact({ devToolsEnabled: false }), compileCatalogs(), expandMedia(), writeNotices()],
  // Under names of their own, so that the sizes of pages and workers are counted apart.
  worker: { format: "es", rolldownOptions: { output: { chunkFileNames: "assets/worker-[name]-[hash].js" } } },
  build: {
    target: "es2022",
    outDir: join(root, "build/web"),
    emptyOutDir: true,
    sourcemap: true,
    // Data URLs would need holes in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: { app: join(web, "index.html"), sw: join(web, "offline/service-worker.ts") },
      output: {
        // Browsers look for the service worker at a fixed address.
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/app-[hash].js"),
        chunkFileNames: nameChunk,
        codeSplitting: { groups: CHUNKS, includeDependenciesRecursively: false },
      },
    },
  },
});

/** What the service worker keeps, so that every game can be played without a network. */
const kept = readdirSync(join(root, "build/web/assets")).filter((file) => /\.(js|css|woff2)$/.test(file));
writeFileSync(join(root, "build/web/files.json"), JSON.stringify(kept.map((file) => `/assets/${file}`)));

compressFiles(join(root, "build/web"));
writeFileSync(stamp, `${JSON.stringify({ id })}\n`);
