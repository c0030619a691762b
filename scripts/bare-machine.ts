import { readFileSync } from "node:fs";
import { join } from "node:path";
import { has, ownArguments, ownNumber, textOf } from "./arguments.ts";
import { type Account, ANN, BareRoot, mirrorOfApt, ROOT } from "./bare-machine/bare-root.ts";
import { play } from "./bare-machine/playing.ts";
import { askRegistry, openSlowRegistry } from "./bare-machine/slow-registry.ts";
import { tryUnsupported } from "./bare-machine/unsupported.ts";
import { root as repository } from "./bundling/sources.js";

/**
 * The README's lines in a fresh Debian 12 that has nothing but Node and npm, as root and as an ordinary user, behind a
 * slow registry; then every machine that is not supported. Takes root, debootstrap (a Debian package) and some 3 GB for
 * temporary files. It tests the committed state.
 */
const args = ownArguments("Tries the README's lines in a bare Debian.", {
  name: "bare-machine",
  flags: [
    { name: "mirror", value: "URL", about: "of Debian's packages (default: as apt has it)" },
    { name: "port", value: "N", about: "of the server (default: 7180)" },
    { name: "delay", value: "MS", about: "of the registry (default: 100)" },
    { name: "kib-per-second", value: "N", about: "that the registry gives (default: 4096)" },
    { name: "parts", value: "LIST", about: "play, unsupported (after play), test (default: play,unsupported)" },
    { name: "keep", about: "leave the folder behind" },
  ],
});
const port = ownNumber(args, "port", 7180);
const delay = ownNumber(args, "delay", 100);
const kibPerSecond = ownNumber(args, "kib-per-second", 4096);

/** The line under a heading of the README. */
function lineOf(heading: string): string {
  const readme = readFileSync(join(repository, "README.md"), "utf8");
  const [, line] = new RegExp(`^## ${heading}\\n\\n\`\`\`\\n(.+)\\n\`\`\``, "m").exec(readme) ?? [];
  if (line === undefined) throw new Error(`the README has no line under "${heading}"`);
  return line;
}

const mebibytes = (n: number): string => `${n.toFixed(0)} MiB`;

/** What it came to in short, for the last line. */
const short: string[] = [];

async function tryPlaying(root: BareRoot, account: Account, environment: Readonly<Record<string, string>>) {
  const { firstSeconds, nextSeconds, installed, idle } = await play(root, account, {
    line: lineOf("Play"),
    environment,
  });
  const sizes = Object.entries(installed).map(([folder, size]) => `${folder} ${mebibytes(size)}`);
  const { server, postgres } = idle;
  console.log(`${account.name}: ${lineOf("Play")}`);
  console.log(`    ready after ${firstSeconds.toFixed(0)} s, the next time after ${nextSeconds.toFixed(1)} s`);
  console.log(`    on disk: ${sizes.join(", ")}`);
  short.push(`${account.name} ready after ${firstSeconds.toFixed(0)} s, again after ${nextSeconds.toFixed(1)} s`);
  console.log(
    `    idle: server ${mebibytes(server.resident)}, PostgreSQL ${mebibytes(postgres.resident)} resident; ` +
      `${mebibytes(server.proportional + postgres.proportional)} with shared memory counted once`,
  );
}

function tryTesting(root: BareRoot, environment: Readonly<Record<string, string>>): Promise<number> {
  const from = performance.now();
  const child = root.start(ANN, `cd fiorino && ${lineOf("Test")}`, environment);
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (data) => said.push(String(data)));
  return new Promise((done) =>
    child.once("close", (code) => {
      if (code !== 0) console.log(said.join(""));
      short.push(said.join("").trim().split("\n").at(-1) ?? "");
      console.log(`${ANN.name}: ${lineOf("Test")}\n    ended with ${code}: ${short.at(-1)}`);
      console.log(`    after ${((performance.now() - from) / 1000).toFixed(0)} s`);
      done(code === 0 ? 0 : 1);
    }),
  );
}

const mirror = textOf(args, "mirror") ?? mirrorOfApt();
if (mirror === undefined) throw new Error("apt here knows no Debian 12, so name a --mirror");
const registry = await openSlowRegistry({ milliseconds: delay, bytesPerSecond: 1024 * Number(kibPerSecond) });
const root = new BareRoot(mirror);
console.log(`Node ${process.version} in a bare root; the registry takes ${delay} ms and gives ${kibPerSecond} KiB/s`);
const environment = {
  ...askRegistry(registry),
  ...{ npm_config_ignore_scripts: "true", PORT: `${port}` },
};
const parts = (textOf(args, "parts") ?? "play,unsupported").split(",");
let wrong = 0;
try {
  for (const account of [ROOT, ANN]) root.clone(repository, account);
  if (parts.includes("play")) for (const account of [ROOT, ANN]) await tryPlaying(root, account, environment);
  if (parts.includes("unsupported")) wrong += await tryUnsupported(root, port);
  if (parts.includes("test")) wrong += await tryTesting(root, environment);
  const { answers, bytes } = registry.traffic();
  console.log(`in all ${answers} answers of the registry, ${mebibytes(bytes / 2 ** 20)}`);
} finally {
  registry.close();
  if (has(args, "keep")) console.log(`kept: ${root.folder}`);
  else root.remove();
}
console.log([...short, `${wrong} went wrong`].join("; "));
process.exitCode = wrong === 0 ? 0 : 1;
