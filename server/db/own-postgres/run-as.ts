import type { Account, Host } from "./host.ts";

/** The account that runs PostgreSQL and owns its files, and the command prefix that switches to it. */
export interface RunAs {
  readonly account: Account;
  readonly prefix: readonly string[];
}

/**
 * PostgreSQL refuses to run as root, so root starts it under the account `nobody`, with one capability that opens
 * folders inside root's home. On Linux the kernel interrupts PostgreSQL (fast shutdown) when the thread that spawned it
 * ends for whatever reason. Precondition: `checkHost` has accepted this host.
 */
export function chooseRunAs(host: Host): RunAs {
  if (host.uid === 0 && host.setpriv !== undefined && host.nobody !== undefined) {
    const { uid, gid } = host.nobody;
    const flags = [
      `--reuid=${uid}`,
      `--regid=${gid}`,
      "--clear-groups",
      "--inh-caps=+dac_override",
      "--ambient-caps=+dac_override",
      "--securebits=+no_setuid_fixup",
      "--pdeathsig=INT",
    ];
    return { account: host.nobody, prefix: [host.setpriv, ...flags] };
  }
  const account = { uid: host.uid, gid: process.getgid?.() ?? host.uid };
  const canFollow = host.platform === "linux" && host.setpriv !== undefined;
  return { account, prefix: canFollow ? [host.setpriv, "--pdeathsig=INT"] : [] };
}
