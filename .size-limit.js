import { existsSync, readdirSync } from "node:fs";

const folder = "build/web/assets";
const games = (existsSync(folder) ? readdirSync(folder) : []).filter((file) => /^game-.+\.js$/.test(file));

/** What a browser loads before it shows anything, and what each game adds to that. */
export default [
  { name: "first script", path: `${folder}/app-*.js`, limit: "90 kB", gzip: true },
  ...games.map((file) => ({
    name: file.replace(/-.{8}\.js$/, ""),
    path: `${folder}/${file}`,
    limit: "60 kB",
    gzip: true,
  })),
];
