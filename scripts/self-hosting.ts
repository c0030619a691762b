import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { has, ownArguments, textOf } from "./arguments.ts";
import { BareRoot, mirrorOfApt, ROOT } from "./bare-machine/bare-root.ts";
import { askRegistry, openSlowRegistry } from "./bare-machine/slow-registry.ts";
import { root as repository } from "./bundling/sources.js";

/**
 * Types the commands of docs/self-hosting.md in a fresh Debian 12, from nothing to a server behind Caddy with https and
 * a backup that was restored. Everything that serves runs in a network of its own, so that the ports are those of the
 * page. Takes root and debootstrap. What cannot be had in a bare root: systemd (the unit's user, settings and command
 * are read from the unit and started by hand) and a certificate from outside (Caddy makes one by itself).
 */
const args = ownArguments("Types the commands of docs/self-hosting.md in a bare Debian.", {
  name: "self-hosting",
  flags: [
    { name: "mirror", value: "URL", about: "of Debian's packages (default: as apt has it)" },
    { name: "keep", about: "leave the folder behind" },
  ],
});
const NAME = "games.example.org";
const ORIGIN = "/srv/origin.git";
const page = readFileSync(join(repository, "docs/self-hosting.md"), "utf8");

/** The block of the page that has this command, as lines. */
function blockWith(command: string): readonly string[] {
  const block = [...page.matchAll(/^```\n([^`]+)^```/gm)].find(([, text = ""]) => text.includes(command))?.[1];
  if (block === undefined) throw new Error(`docs/self-hosting.md has no block with "${command}"`);
  return block.trim().split("\n");
}

/** A setting of the unit; of several, the last. */
function unitHas(setting: string): string {
  const unit = readFileSync(join(repository, "deploy/fiorino.service"), "utf8");
  const value = [...unit.matchAll(new RegExp(`^${setting}=-?(.+)$`, "gm"))].at(-1)?.[1];
  if (value === undefined) throw new Error(`the unit has no ${setting}`);
  return value;
}

const isOfSystemd = (line: string): boolean => line.startsWith("systemctl ");
/** The page names the file after the day. */
const withCopy = (line: string): string => line.replace(/\/backups\/.*\.gz/, "$COPY");
const install = blockWith("useradd --system")
  .filter((line) => !isOfSystemd(line))
  .map((line) =>
    line.replace("<this repository>", ORIGIN).replace("cp deploy/", "mkdir -p /etc/systemd/system; cp deploy/"),
  );
const [listTables = ""] = blockWith("host list tables");
const [backup = ""] = blockWith("host backup /backups").map(withCopy);
const [restore = "", startCopy = ""] = blockWith("host restore").map(withCopy);

/** A command of the host, called as the unit's user. */
const asUser = (command: string): string =>
  `(cd /srv/fiorino && runuser -u fiorino -- env DATA_DIR=/var/lib/fiorino COPY=$COPY sh -c '${command}')`;

const asUnit = `cd ${unitHas("WorkingDirectory")} && set -a && . ${unitHas("EnvironmentFile")} && ${unitHas("Environment")} &&
  exec setpriv --reuid=${unitHas("User")} --regid=${unitHas("Group")} --clear-groups --no-new-privs --bounding-set=-all ${unitHas("ExecStart")}`;
const asCaddy = `exec setpriv --reuid=caddy --regid=caddy --clear-groups --inh-caps=+net_bind_service \
  --ambient-caps=+net_bind_service env HOME=/var/lib/caddy caddy run --config /etc/caddy/Caddyfile`;
const visit = "node --import tsx scripts/self-hosting/visit.ts";

/** Ends with the last line of `said`; its parts fail the whole. */
const evening = `until_up() { for i in $(seq 300); do NODE_EXTRA_CA_CERTS=$2 node -e 'fetch(process.argv[1]).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))' "$1" && return; sleep 0.2; done; echo "$1 does not come up"; exit 1; }
ip link set lo up
install -d -m ${unitHas("StateDirectoryMode")} -o fiorino -g fiorino /var/lib/fiorino
( ${asUnit} ) > /tmp/server.log 2>&1 & server=$!
until_up http://127.0.0.1:7100/readyz
( ${asCaddy} ) > /tmp/caddy.log 2>&1 & caddy=$!
CERTIFICATE=/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt
for i in $(seq 100); do test -e $CERTIFICATE && break; sleep 0.2; done
until_up https://${NAME}/readyz $CERTIFICATE
cd /srv/fiorino
played=$(NODE_EXTRA_CA_CERTS=$CERTIFICATE ${visit} https://${NAME})
${listTables}
install -d -o fiorino /backups
COPY=/backups/evening.gz
${asUser(backup)}
kill $server; wait $server || true
install -d -o fiorino /srv/copy
${asUser(restore)}
( cd /srv/fiorino; exec setpriv --reuid=fiorino --regid=fiorino --clear-groups env ${startCopy.replace("npm start", "node scripts/start.js")} ) > /tmp/copy.log 2>&1 & copy=$!
until_up http://127.0.0.1:7199/readyz
${visit} http://127.0.0.1:7199 $played
kill $caddy $copy; wait $caddy $copy || true
`;

const mirror = textOf(args, "mirror") ?? mirrorOfApt();
if (mirror === undefined) throw new Error("apt here knows no Debian 12, so name a --mirror");
const registry = await openSlowRegistry({ milliseconds: 0, bytesPerSecond: Number.POSITIVE_INFINITY });
const root = new BareRoot(mirror);

/** Runs a script as root inside, while the registry answers; it fails with its first command that fails. */
async function inside(script: string): Promise<void> {
  writeFileSync(join(root.folder, "typed.sh"), `set -e\n${script}\n`);
  const child = root.start(ROOT, "exec sh /typed.sh", askRegistry(registry));
  for (const stream of [child.stdout, child.stderr]) stream?.pipe(process.stdout);
  const code = await new Promise((done) => child.once("close", done));
  if (code !== 0) throw new Error(`ended with ${code}`);
}

try {
  execFileSync("git", ["clone", "--quiet", "--bare", "--no-local", repository, join(root.folder, ORIGIN)]);
  root.runToEnd(ROOT, "apt-get update -qq && apt-get install -y -qq git iproute2 procps");
  root.runToEnd(ROOT, "ln -s /usr/local/bin/node /usr/bin/node");
  const [caddy = ""] = /apt install caddy/.exec(page) ?? [];
  root.runToEnd(ROOT, `${caddy} -y -qq`);
  for (const line of install) console.log(`$ ${line}`);
  await inside(install.flatMap((line) => line.split(" && ")).join("\n"));
  await inside(`cp /srv/fiorino/deploy/Caddyfile /etc/caddy/Caddyfile
sed -i 's/^${NAME} {/&\\n\\ttls internal/' /etc/caddy/Caddyfile
echo 127.0.0.1 ${NAME} >> /etc/hosts`);
  for (const line of [listTables, backup, restore, startCopy]) console.log(`$ ${line}`);
  writeFileSync(join(root.folder, "evening.sh"), evening);
  await inside("unshare --net sh -e /evening.sh");
  console.log("installed, played by https through Caddy, backed up, restored, and the match is there");
} catch (error) {
  for (const log of ["server", "caddy", "copy"]) console.log(`${log}: ${read(join(root.folder, `tmp/${log}.log`))}`);
  throw error;
} finally {
  registry.close();
  if (has(args, "keep")) console.log(`kept: ${root.folder}`);
  else root.remove();
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "not written";
  }
}
