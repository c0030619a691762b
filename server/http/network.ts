import { isIPv6 } from "node:net";

const GROUPS = 8;
/** Groups of an IPv6 address that name the network of one household: 64 bits. */
const OF_NETWORK = 4;

/**
 * The network that an address belongs to, as a key: whoever has one IPv6 address has as many as they like, so all of one
 * network count together. An IPv4 address counts for itself, also when it is written as IPv6.
 */
export function networkOf(address: string): string {
  const [plain = ""] = address.split("%");
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain) ?? [];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(plain)) return plain;
  const [head = "", tail] = plain.split("::");
  const [first, last] = [groupsIn(head), groupsIn(tail ?? "")];
  const missing = tail === undefined ? 0 : GROUPS - first.length - last.length;
  const groups = [...first, ...Array.from({ length: Math.max(0, missing) }, () => 0), ...last];
  return `${groups
    .slice(0, OF_NETWORK)
    .map((group) => group.toString(16))
    .join(":")}::/64`;
}

const groupsIn = (text: string): readonly number[] =>
  text === "" ? [] : text.split(":").map((group) => Number.parseInt(group, 16));
