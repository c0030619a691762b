import { existsSync, readdirSync, readFileSync } from "node:fs";

const folder = "build/web/assets";
const page = "build/web/index.html";
const games = (existsSync(folder) ? readdirSync(folder) : []).filter((file) => /^game-.+\.js$/.test(file));
const first = (existsSync(page) ? readFileSync(page, "utf8") : "").matchAll(/"\/(assets\/[^"]+\.js)"/g);

/** What a browser loads before it shows anything, what each game adds to that (its drawings and
 * its rules), and what plays matches in the page, bots included. */
export default [
  { name: "first script", path: [...first].map(([, file]) => `build/web/${file}`), limit: "90 kB", gzip: true },
  { name: "replay", path: `${folder}/replay-*.js`, limit: "40 kB", gzip: true },
  { name: "end", path: [`${folder}/end-*.js`, `${folder}/share-*.js`], limit: "40 kB", gzip: true },
  {
    name: "house in the page",
    path: ["local-worker", "worker-laid-states", "worker-no-jumps", "page-line", "browser-store"].map(
      (file) => `${folder}/${file}-*.js`,
    ),
    limit: "25 kB",
    gzip: true,
  },
  ...games.map((file) => {
    const name = file.replace(/-.{8}\.js$/, "");
    const rules = `${folder}/${name.replace("game-", "")}-*.js`;
    return { name, path: [`${folder}/${file}`, rules, `${folder}/move-table-*.js`], limit: "60 kB", gzip: true };
  }),
];
