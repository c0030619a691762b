import type { Account, Host } from "./host.ts";

/** The account that runs PostgreSQL and owns its files, and the command prefix that switches to it. */
export interface RunAs {
  readonly account: Account;
  readonly prefix: readonly string[];
  /** The account is `nobody`, which programs of other people may run under, too. */
  readonly isShared: boolean;
}

/**
 * PostgreSQL refuses to run as root, so root starts it under the user of the configuration, else under `fiorino` if there
 * is one, else under `nobody`, with one capability that opens folders inside root's home. On Linux the kernel interrupts PostgreSQL (fast shutdown) when the thread that spawned it
 * ends for whatever reason. Precondition: `checkHost` has accepted this host.
 */
export function chooseRunAs(host: Host): RunAs {
  const given = host.chosen?.account ?? host.fiorino ?? host.nobody;
  if (host.uid === 0 && host.setpriv !== undefined && given !== undefined) {
    const { uid, gid } = given;
    const flags = [
      `--reuid=${uid}`,
      `--regid=${gid}`,
      "--clear-groups",
      "--inh-caps=+dac_override",
      "--ambient-caps=+dac_override",
      "--securebits=+no_setuid_fixup",
      "--pdeathsig=INT",
    ];
    return { account: given, prefix: [host.setpriv, ...flags], isShared: uid === host.nobody?.uid };
  }
  const account = { uid: host.uid, gid: process.getgid?.() ?? host.uid };
  const canFollow = host.platform === "linux" && host.setpriv !== undefined;
  return { account, prefix: canFollow ? [host.setpriv, "--pdeathsig=INT"] : [], isShared: false };
}
