import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "..");
const ELSEWHERE = /^(https?|mailto):/;
const FENCED = /^```.*?^```/gms;

const textOf = (page: string): string => readFileSync(page, "utf8").replace(FENCED, "");

/** What a heading is called in a link. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");
const anchorsIn = (page: string): string[] =>
  [...textOf(page).matchAll(/^#+ (.+)$/gm)].map((found) => `${found[1]}`).map(anchorOf);

const pages = ["", "docs", "games"]
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: folder !== "", encoding: "utf8" }).map((file) =>
      join(root, folder, file),
    ),
  )
  .filter((file) => file.endsWith(".md"));

test.each(pages.map((page) => relative(root, page)))("%s: every link leads somewhere", (name) => {
  const page = join(root, name);
  const links = [...textOf(page).matchAll(/\]\(([^()\s]+)\)/g)].map((found) => `${found[1]}`);
  const broken = links.filter((link) => {
    if (ELSEWHERE.test(link)) return false;
    const [path = "", anchor] = link.split("#");
    const target = path === "" ? page : resolve(dirname(page), path);
    return !existsSync(target) || (anchor !== undefined && !anchorsIn(target).includes(anchor));
  });
  expect(broken).toEqual([]);
});
