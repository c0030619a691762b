import { createHash, createHmac } from "node:crypto";
import { type ChanceSource, invariant } from "#engine";

/** The inputs of the draws of a match. */
export interface Seeds {
  /** 256 random bits of the server. */
  readonly secret: Buffer;
  /** Texts that human seats added before the first draw. */
  readonly shares: readonly string[];
}

/** The hash of the secret. It is published before the first draw, so that the secret can be checked after the match. */
export const commitmentOf = (secret: Buffer): string => createHash("sha256").update(secret).digest("hex");

const RANGE = 2 ** 48;

/**
 * Draw number `n` as an integer below `total`: HMAC-SHA256, keyed with the secret, over the text
 * `fiorino-draw-1|<shares, each with a comma>|<n>|<attempt>`. Its first 48 bits are taken modulo `total`;
 * bits that would favour the low numbers are rejected, and the next attempt counts.
 */
export function drawNumber({ secret, shares }: Seeds, n: number, total: number): number {
  invariant(Number.isInteger(total) && total >= 1 && total <= 2 ** 31, "a draw is among 1 to 2^31 tickets");
  const fair = RANGE - (RANGE % total);
  const said = shares.map((share) => `${share},`).join("");
  for (let attempt = 0; ; attempt++) {
    const bits = createHmac("sha256", secret)
      .update(`fiorino-draw-1|${said}|${n}|${attempt}`)
      .digest()
      .readUIntBE(0, 6);
    if (bits < fair) return bits % total;
  }
}

/** A chance source for one draw. Using it twice is a bug: every number belongs to one draw. */
export function drawSource(seeds: Seeds, n: number): ChanceSource {
  let isUsed = false;
  return {
    below(total) {
      invariant(!isUsed, "one draw, one number");
      isUsed = true;
      return drawNumber(seeds, n, total);
    },
  };
}
