import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** An account inside: how chroot names it, and where it lives. */
export interface Account {
  readonly name: string;
  readonly id: string;
  readonly home: string;
}

export const ROOT: Account = { name: "root", id: "0:0", home: "/root" };
export const ANN: Account = { name: "ann", id: "1000:1000", home: "/home/ann" };
export const BOB: Account = { name: "bob", id: "1001:1001", home: "/home/bob" };
/** A user id without a name. */
export const NUMBER: Account = { name: "4321", id: "4321:4321", home: "/tmp" };

const PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";

/** In a mount namespace of its own, so that nothing stays mounted: $0 the folder, $1 the account, then the command. */
const ENTER = `mount -t proc proc "$0/proc" && mount -t tmpfs -o mode=1777 tmpfs "$0/dev/shm" &&
folder=$0 id=$1 && shift && exec chroot --userspec="$id" "$folder" env -i "$@"`;

/** A Debian 12 with nothing in it but what Debian calls essential, and Node and npm. */
export class BareRoot {
  readonly folder: string;

  constructor(mirror: string) {
    this.folder = mkdtempSync(join(tmpdir(), "fiorino-bare-"));
    chmodSync(this.folder, 0o755);
    execFileSync("debootstrap", ["--variant=minbase", "bookworm", this.folder, mirror], {
      stdio: ["ignore", "ignore", "inherit"],
    });
    // An installer or a container writes this; debootstrap does not.
    writeFileSync(join(this.folder, "etc/hosts"), "127.0.0.1 localhost\n");
    this.#putNodeIn();
    for (const { name } of [ANN, BOB]) this.runToEnd(ROOT, `useradd --create-home ${name} && chmod 755 /home/${name}`);
  }

  #putNodeIn(): void {
    const npm = dirname(dirname(realpathSync(execFileSync("which", ["npm"], { encoding: "utf8" }).trim())));
    copyFileSync(process.execPath, join(this.folder, "usr/local/bin/node"));
    cpSync(npm, join(this.folder, "usr/local/lib/node_modules/npm"), { recursive: true, dereference: true });
    symlinkSync("../lib/node_modules/npm/bin/npm-cli.js", join(this.folder, "usr/local/bin/npm"));
  }

  /** Starts a shell command inside, with nothing in its environment but this. */
  start(account: Account, command: string, environment: Readonly<Record<string, string>> = {}): ChildProcess {
    const all = { PATH, HOME: account.home, LANG: "C.UTF-8", ...environment };
    const set = Object.entries(all).map(([name, value]) => `${name}=${value}`);
    const inside = [ENTER, this.folder, account.id, ...set, "sh", "-c", `cd ${account.home} && ${command}`];
    return spawn("unshare", ["--mount", "sh", "-c", ...inside], { stdio: ["ignore", "pipe", "pipe"] });
  }

  /** Runs a shell command inside; throws its output when it fails. */
  runToEnd(account: Account, command: string): string {
    const inside = [ENTER, this.folder, account.id, `PATH=${PATH}`, `HOME=${account.home}`, "sh", "-c", command];
    return execFileSync("unshare", ["--mount", "sh", "-c", ...inside], { encoding: "utf8", stdio: "pipe" });
  }

  /** Clones what is committed here into the account's home. */
  clone(repository: string, { home, id }: Account): void {
    const target = join(this.folder, home, "fiorino");
    execFileSync("git", ["clone", "--quiet", "--no-local", repository, target]);
    execFileSync("chown", ["-R", id, target]);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Debian's mirror as apt of this machine knows it. */
export function mirrorOfApt(): string | undefined {
  const format = ["--format", "$(SITE) $(ORIGIN) $(CODENAME) $(COMPONENT)", "Created-By: Packages"];
  const rows = execFileSync("apt-get", ["indextargets", ...format], { encoding: "utf8" })
    .trim()
    .split("\n");
  const [site] = rows.find((row) => row.endsWith(" Debian bookworm main"))?.split(" ") ?? [];
  return site;
}
