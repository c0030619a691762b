import { BlockList, isIP } from "node:net";
import type { Refusal } from "#protocol";
import { CLOCK_NOW, type Clock } from "../db/clock.ts";
import type { Database } from "../db/database.ts";
import { type Patience, persist } from "../db/retry.ts";

/** A ban as it concerns whoever comes. */
interface Ban {
  readonly reason: string;
  /** Milliseconds since 1970; null: until it is lifted. */
  readonly until: number | null;
}

interface NetworkBan extends Ban {
  readonly holds: BlockList;
}

interface BanPorts {
  readonly db: Database;
  readonly patience: Patience;
  readonly clock: Clock;
}

/** Who may not come in, in memory: every request asks. */
export class Bans {
  readonly #ports: BanPorts;
  #users = new Map<string, Ban>();
  #networks: readonly NetworkBan[] = [];

  constructor(ports: BanPorts) {
    this.#ports = ports;
  }

  /** Loads what holds now; until then nobody is banned. */
  async refresh(): Promise<void> {
    const { db, patience } = this.#ports;
    const rows = await persist(patience, () =>
      db
        .selectFrom("ban")
        .select(["user_id", "network", "reason", "until"])
        .where(({ or, eb }) => or([eb("until", "is", null), eb("until", ">", CLOCK_NOW)]))
        .execute(),
    );
    const bans = rows.map((row) => ({ ...row, until: row.until?.getTime() ?? null }));
    this.#users = new Map(bans.flatMap((ban) => (ban.user_id === null ? [] : [[ban.user_id, ban]])));
    this.#networks = bans.flatMap((ban) => (ban.network === null ? [] : [{ ...ban, holds: blockListOf(ban.network) }]));
  }

  /** The refusal of a banned user or address; undefined for everybody else. */
  whyNot(user: string | undefined, address: string): Refusal | undefined {
    if (this.#users.size === 0 && this.#networks.length === 0) return undefined;
    const own = user === undefined ? undefined : this.#users.get(user);
    const ban = this.#holds(own) ? own : this.#networks.find((each) => this.#holds(each) && covers(each, address));
    if (ban === undefined) return undefined;
    const until = ban.until === null ? "–" : `${new Date(ban.until).toISOString().slice(0, 16).replace("T", " ")} UTC`;
    return { code: "banned", facts: { reason: ban.reason, until } };
  }

  #holds(ban: Ban | undefined): boolean {
    return ban !== undefined && (ban.until === null || ban.until > this.#ports.clock.now());
  }
}

const familyOf = (address: string): "ipv4" | "ipv6" => (isIP(address) === 6 ? "ipv6" : "ipv4");

function blockListOf(network: string): BlockList {
  const [address = "", prefix] = network.split("/");
  const list = new BlockList();
  const family = familyOf(address);
  list.addSubnet(address, Number(prefix ?? (family === "ipv6" ? 128 : 32)), family);
  return list;
}

/** An IPv4 address may come in the form of IPv6, as on a socket that takes both. */
function covers({ holds }: NetworkBan, said: string): boolean {
  const address = said.replace(/^::ffff:(?=\d+\.)/i, "");
  return isIP(address) !== 0 && holds.check(address, familyOf(address));
}
