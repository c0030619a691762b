import { availableParallelism } from "node:os";
import { accepted, type Result, refused } from "#engine";
import { SHORTEST_SECRET } from "../accounts/cookie-secret.ts";

/** How the server runs. `docs/configuration.md` describes every setting. */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly figuresDir: string | undefined;
  readonly databaseUrl: string | undefined;
  readonly postgresUser: string | undefined;
  readonly databaseConnections: number;
  readonly cookieSecret: string | undefined;
  readonly publicUrl: URL | undefined;
  readonly trustProxy: boolean;
  readonly hstsSubdomains: boolean;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly botWorkers: number;
  readonly botMilliseconds: number;
  readonly botPause: number;
  readonly requestsPerMinute: number;
  readonly messagesPerSecond: number;
  readonly connectionsPerAddress: number;
  readonly matchesInMemory: number;
  readonly metricsToken: string | undefined;
  /** Where the host can be reached: `mailto:...` or a page. */
  readonly contact: string | undefined;
  readonly imprint: string | undefined;
  readonly ceilings: number;
  readonly waitingDays: number;
  readonly untouchedDays: number;
  readonly guestDays: number;
}

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** One setting: its name, its default, and how its text is parsed. */
interface Setting<T> {
  readonly name: string;
  readonly standard: string;
  /** What a value must be, to complete "NAME must be ...". */
  readonly mustBe: string;
  /** Returns undefined when the text is not a valid value. */
  readonly parse: (text: string) => { readonly value: T } | undefined;
}

const text = (name: string, standard: string, mustBe: string): Setting<string> => ({
  ...{ name, standard, mustBe },
  parse: (said) => (said.trim() === "" ? undefined : { value: said }),
});

const whole = (name: string, standard: number, [min, max]: readonly [number, number]): Setting<number> => ({
  name,
  standard: `${standard}`,
  mustBe: `a whole number from ${min} to ${max}`,
  parse: (said) => {
    const value = /^\d{1,9}$/.test(said) ? Number(said) : Number.NaN;
    return value >= min && value <= max ? { value } : undefined;
  },
});

const oneOf = <const T extends string>(name: string, standard: T, values: readonly T[]): Setting<T> => ({
  ...{ name, standard, mustBe: `one of ${values.join(", ")}` },
  parse: (said) => {
    const value = values.find((each) => each === said);
    return value === undefined ? undefined : { value };
  },
});

const url = (name: string, protocols: readonly string[], mustBe: string): Setting<URL | undefined> => ({
  ...{ name, standard: "", mustBe },
  parse: (said) => {
    if (said === "") return { value: undefined };
    const value = URL.canParse(said) ? new URL(said) : undefined;
    return value !== undefined && protocols.includes(value.protocol) ? { value } : undefined;
  },
});

const userName = (name: string): Setting<string | undefined> => ({
  ...{ name, standard: "", mustBe: "the name of a user of this machine" },
  parse: (said) => (/^[\w.-]{0,32}$/.test(said) ? { value: said === "" ? undefined : said } : undefined),
});

const folder = (name: string): Setting<string | undefined> => ({
  ...{ name, standard: "", mustBe: "a folder" },
  parse: (said) => (said !== "" && said.trim() === "" ? undefined : { value: said === "" ? undefined : said }),
});

const secret: Setting<string | undefined> = {
  name: "COOKIE_SECRET",
  standard: "",
  mustBe: `at least ${SHORTEST_SECRET} characters long`,
  parse: (said) => {
    if (said === "") return { value: undefined };
    return said.trim().length >= SHORTEST_SECRET ? { value: said } : undefined;
  },
};

const token: Setting<string | undefined> = {
  ...{ name: "METRICS_TOKEN", standard: "", mustBe: "at least 16 characters long" },
  parse: (said) => (said === "" ? { value: undefined } : said.length >= 16 ? { value: said } : undefined),
};

/** An address of mail, or of a page; read as what a link can name. */
const contact: Setting<string | undefined> = {
  ...{ name: "CONTACT", standard: "", mustBe: "an address like host@example.org or https://example.org/contact" },
  parse: (said) => {
    if (said === "") return { value: undefined };
    const mail = said.replace(/^mailto:/, "");
    if (/^[^\s@<>"]+@[^\s@<>"]+$/.test(mail)) return { value: `mailto:${mail}` };
    return isPage(said) ? { value: said } : undefined;
  },
};

const imprint: Setting<string | undefined> = {
  ...{ name: "IMPRINT_URL", standard: "", mustBe: "an address like https://example.org/imprint" },
  parse: (said) => (said === "" ? { value: undefined } : isPage(said) ? { value: said } : undefined),
};

const isPage = (said: string): boolean => URL.canParse(said) && ["http:", "https:"].includes(new URL(said).protocol);

const SETTINGS = {
  host: text("HOST", "127.0.0.1", "an address to listen at, such as 127.0.0.1 or 0.0.0.0"),
  port: whole("PORT", 7100, [1, 65535]),
  dataDir: text("DATA_DIR", "./data", "a folder"),
  figuresDir: folder("FIGURES_DIR"),
  databaseUrl: url("DATABASE_URL", ["postgres:", "postgresql:"], "like postgres://user:password@host:5432/name"),
  postgresUser: userName("POSTGRES_USER"),
  databaseConnections: whole("DATABASE_CONNECTIONS", 10, [3, 200]),
  cookieSecret: secret,
  publicUrl: url("PUBLIC_URL", ["http:", "https:"], "an address like https://games.example.org"),
  trustProxy: oneOf("TRUST_PROXY", "no", ["no", "yes"]),
  hstsSubdomains: oneOf("HSTS_SUBDOMAINS", "no", ["no", "yes"]),
  logLevel: oneOf("LOG_LEVEL", "warn", LOG_LEVELS),
  botWorkers: whole("BOT_WORKERS", Math.min(4, Math.max(1, availableParallelism() - 1)), [1, 64]),
  botMilliseconds: whole("BOT_MILLISECONDS", 4000, [10, 600_000]),
  botPause: whole("BOT_PAUSE", 400, [0, 60_000]),
  requestsPerMinute: whole("REQUESTS_PER_MINUTE", 600, [10, 1_000_000]),
  messagesPerSecond: whole("MESSAGES_PER_SECOND", 40, [1, 1_000_000]),
  connectionsPerAddress: whole("CONNECTIONS_PER_ADDRESS", 200, [1, 1_000_000]),
  matchesInMemory: whole("MATCHES_IN_MEMORY", 500, [1, 1_000_000]),
  metricsToken: token,
  contact,
  imprint,
  ceilings: whole("CEILINGS", 1, [1, 1_000_000]),
  waitingDays: whole("WAITING_DAYS", 14, [1, 3650]),
  untouchedDays: whole("UNTOUCHED_DAYS", 90, [60, 3650]),
  guestDays: whole("GUEST_DAYS", 400, [30, 3650]),
} as const;

/** The settings by their environment variables, with their defaults. */
export const SETTING_NAMES: readonly string[] = Object.values(SETTINGS).map(({ name }) => name);

type Parsed = {
  [K in keyof typeof SETTINGS]: (typeof SETTINGS)[K] extends Setting<infer T> ? T : never;
};

/** Reads the environment. The refusal has one sentence for each invalid value. */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
): Result<Config, readonly string[]> {
  const complaints: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [key, setting] of Object.entries(SETTINGS)) {
    const said = environment[setting.name];
    // An empty secret is a secret that got lost on its way here; each server would make one of its own.
    const isLost = setting === secret && said === "";
    const parsed = isLost ? undefined : setting.parse(said === undefined || said === "" ? setting.standard : said);
    if (parsed === undefined) {
      const is = setting === secret ? "shorter" : `"${said}"`;
      complaints.push(`${setting.name} must be ${setting.mustBe}, but it is ${is}.`);
    } else values[key] = parsed.value;
  }
  if (complaints.length > 0) return refused(complaints);
  const parsed = values as Parsed;
  return accepted({
    ...parsed,
    databaseUrl: parsed.databaseUrl?.href,
    trustProxy: parsed.trustProxy === "yes",
    hstsSubdomains: parsed.hstsSubdomains === "yes",
  });
}
