import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ownArguments } from "#arguments";
import { freePort, temporaryFolder } from "../server/testing/build.ts";
import { playToTheEnd, Visitor } from "../server/testing/client.ts";

/**
 * Runs the recipes of `deploy/` as far as this machine can: a server on loopback, and before it each proxy that is
 * installed, with its recipe but for name and ports. A match is played through each.
 */
const root = resolve(import.meta.dirname, "..");
const NAME = "games.example.org";
const FORGED = "203.0.113.77";
const PATIENCE_MS = 60_000;

interface Proxy {
  readonly program: string;
  /** Writes the recipe into the folder for these ports; returns the program's arguments. */
  prepare(folder: string, ports: { readonly proxy: number; readonly server: number }): readonly string[];
}

const recipe = (file: string): string => readFileSync(join(root, "deploy", file), "utf8");

const PROXIES: readonly Proxy[] = [
  {
    program: "caddy",
    prepare: (folder, { proxy, server }) => {
      const text = recipe("Caddyfile").replace(`${NAME} {`, `http://127.0.0.1:${proxy} {`).replace("7100", `${server}`);
      writeFileSync(join(folder, "Caddyfile"), `{\n\tadmin off\n}\n${text}`);
      return ["run", "--adapter", "caddyfile", "--config", join(folder, "Caddyfile")];
    },
  },
  {
    program: "nginx",
    prepare: (folder, { proxy, server }) => {
      const text = recipe("nginx.conf")
        .replace("listen 80;", `listen 127.0.0.1:${proxy};`)
        .replace(/.*listen \[::\]:80;\n/, "")
        .replace("7100", `${server}`);
      const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
      const paths = temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join("\n");
      const own = `error_log stderr;\npid ${folder}/nginx.pid;\ndaemon off;\nevents {}\n`;
      writeFileSync(join(folder, "nginx.conf"), `${own}http {\naccess_log off;\n${paths}\n${text}}\n`);
      return ["-e", "stderr", "-c", join(folder, "nginx.conf")];
    },
  },
];

const isInstalled = (program: string): boolean => spawnSync("which", [program]).status === 0;

function check(holds: boolean, claim: string): void {
  if (!holds) throw new Error(`does not hold: ${claim}`);
}

async function untilUp(address: string): Promise<void> {
  for (const end = performance.now() + PATIENCE_MS; ; await pause(100)) {
    const status = await fetch(`${address}/readyz`).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return;
    if (performance.now() > end) throw new Error(`${address} does not come up`);
  }
}

async function stop(child: ChildProcess, signal: "SIGTERM" | "SIGQUIT" = "SIGTERM"): Promise<void> {
  const ended = new Promise((done) => child.once("close", done));
  child.kill(signal);
  await ended;
}

/** Plays through the proxy and looks at what it does to answers and addresses. */
async function tryProxy(proxy: Proxy): Promise<void> {
  const folder = temporaryFolder();
  const ports = { proxy: await freePort(), server: await freePort() };
  const address = `http://127.0.0.1:${ports.proxy}`;
  mkdirSync(join(folder.path, "data"));
  const settings = {
    TRUST_PROXY: "yes",
    PUBLIC_URL: address,
    LOG_LEVEL: "info",
    BOT_PAUSE: "0",
    BOT_MILLISECONDS: "20",
  };
  const server = spawn(process.execPath, [join(root, "scripts/start.js")], {
    env: { ...process.env, ...settings, PORT: `${ports.server}`, DATA_DIR: join(folder.path, "data") },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let log = "";
  server.stdout?.on("data", (data) => {
    log += String(data);
  });
  const args = proxy.prepare(folder.path, ports);
  const before = spawn(proxy.program, args, { env: { ...process.env, HOME: folder.path }, stdio: "ignore" });
  try {
    await untilUp(address);
    await look(address);
    check(log.includes('"ip":"127.0.0.1"') && !log.includes(FORGED), "nobody forges an address");
  } finally {
    await stop(before, proxy.program === "nginx" ? "SIGQUIT" : "SIGTERM");
    await stop(server);
    folder.remove();
  }
}

async function look(address: string): Promise<void> {
  const headers = { "accept-encoding": "gzip", "x-forwarded-for": FORGED };
  const page = await fetch(address, { headers });
  const [, script = ""] = /src="(\/assets\/app-[^"]+)"/.exec(await page.text()) ?? [];
  const { headers: of } = await fetch(address + script, { headers });
  check(of.get("content-encoding") === "gzip", "scripts come compressed");
  check((await fetch(`${address}/metrics`)).status === 404, "the figures stay on this machine");
  const visitor = new Visitor(address);
  const table = await visitor.openTable({
    game: "mille-fiori",
    seats: [{ kind: "me" }, { kind: "bot", level: "random" }],
  });
  const line = await visitor.connect({ "x-forwarded-for": FORGED, origin: address });
  const end = await playToTheEnd(line, await line.follow(table.id));
  check(end.standings !== null, "a match is played to its end");
  line.close();
}

ownArguments("Runs the recipes of deploy/ on this machine: Caddy, nginx, the unit of systemd.", {
  name: "recipes",
  flags: [],
});
for (const proxy of PROXIES) {
  if (!isInstalled(proxy.program)) console.log(`${proxy.program}: not installed here, not tried`);
  else {
    await tryProxy(proxy);
    console.log(`${proxy.program}: compressed, live, addresses right, a match played`);
  }
}
const unit = join(root, "deploy/fiorino.service");
if (!isInstalled("systemd-analyze")) console.log("systemd: not installed here, not tried");
else {
  const said = spawnSync("systemd-analyze", ["verify", unit], { encoding: "utf8" });
  const complaints = `${said.stdout}${said.stderr}`.split("\n").filter((line) => line.includes("fiorino.service"));
  check(complaints.length === 0, `systemd takes the unit: ${complaints.join(" ")}`);
  const exposure = spawnSync("systemd-analyze", ["security", "--offline=yes", unit], { encoding: "utf8" }).stdout;
  console.log(`systemd: the unit is right; ${exposure.trim().split("\n").at(-1)?.replace("→ ", "") ?? ""}`);
}
process.exit(0);
