import { existsSync, readdirSync, readFileSync } from "node:fs";

const folder = "build/web/assets";
const page = "build/web/index.html";
const files = existsSync(folder) ? readdirSync(folder) : [];
const games = files.filter((file) => /^game-.+\.js$/.test(file));
const linked = (existsSync(page) ? readFileSync(page, "utf8") : "").matchAll(/"\/assets\/([^"]+\.js)"/g);
const first = [...linked].map(([, file]) => file);

/** A script and what it imports, and so on. */
function withImports(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, next] of readFileSync(`${folder}/${file}`, "utf8").matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g))
    withImports(next, found);
  return found;
}

const table = files.filter((file) => /^table-page-.+\.js$/.test(file));
const match = [...new Set(table.flatMap((file) => [...withImports(file)]))].filter((file) => !first.includes(file));

/** Other workers have copies of the same chunks. */
const house = [
  ...new Set(
    ["local-worker", "page-line"]
      .flatMap((name) => files.filter((file) => file.startsWith(`${name}-`) && file.endsWith(".js")))
      .flatMap((file) => [...withImports(file)]),
  ),
].filter((file) => !first.includes(file));

/**
 * What a browser loads before it shows anything, what the page of a table adds, what each game adds to that (its
 * drawings and its rules), and what plays matches in the page, bots included.
 */
export default [
  { name: "first script", path: first.map((file) => `${folder}/${file}`), limit: "60 kB", gzip: true },
  { name: "match screen", path: match.map((file) => `${folder}/${file}`), limit: "46 kB", gzip: true },
  { name: "replay", path: `${folder}/replay-*.js`, limit: "40 kB", gzip: true },
  { name: "end", path: [`${folder}/end-*.js`, `${folder}/share-*.js`], limit: "40 kB", gzip: true },
  {
    name: "house in the page",
    path: house.map((file) => `${folder}/${file}`),
    limit: "25 kB",
    gzip: true,
  },
  {
    name: "what was learned of a game",
    path: ["learned", "fetched"].map((file) => `${folder}/worker-${file}-*.js`),
    limit: "100 kB",
    gzip: true,
  },
  ...games.map((file) => {
    const name = file.replace(/-.{8}\.js$/, "");
    const rules = `${folder}/${name.replace("game-", "")}-*.js`;
    return { name, path: [`${folder}/${file}`, rules, `${folder}/move-table-*.js`], limit: "60 kB", gzip: true };
  }),
];
