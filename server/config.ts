import { availableParallelism } from "node:os";
import { accepted, type Result, refused } from "#engine";

/** How the server runs. `docs/configuration.md` describes every setting. */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly figuresDir: string | undefined;
  readonly databaseUrl: string | undefined;
  readonly databaseConnections: number;
  readonly cookieSecret: string | undefined;
  readonly publicUrl: URL | undefined;
  readonly trustProxy: boolean;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly botWorkers: number;
  readonly botMilliseconds: number;
  readonly botPause: number;
  readonly requestsPerMinute: number;
  readonly messagesPerSecond: number;
  readonly connectionsPerAddress: number;
  readonly matchesInMemory: number;
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

const folder = (name: string): Setting<string | undefined> => ({
  ...{ name, standard: "", mustBe: "a folder" },
  parse: (said) => (said !== "" && said.trim() === "" ? undefined : { value: said === "" ? undefined : said }),
});

const secret: Setting<string | undefined> = {
  name: "COOKIE_SECRET",
  standard: "",
  mustBe: "at least 32 characters long",
  parse: (said) => (said === "" ? { value: undefined } : said.length >= 32 ? { value: said } : undefined),
};

const SETTINGS = {
  host: text("HOST", "127.0.0.1", "an address to listen at, such as 127.0.0.1 or 0.0.0.0"),
  port: whole("PORT", 7100, [1, 65535]),
  dataDir: text("DATA_DIR", "./data", "a folder"),
  figuresDir: folder("FIGURES_DIR"),
  databaseUrl: url("DATABASE_URL", ["postgres:", "postgresql:"], "like postgres://user:password@host:5432/name"),
  databaseConnections: whole("DATABASE_CONNECTIONS", 10, [3, 200]),
  cookieSecret: secret,
  publicUrl: url("PUBLIC_URL", ["http:", "https:"], "an address like https://games.example.org"),
  trustProxy: oneOf("TRUST_PROXY", "no", ["no", "yes"]),
  logLevel: oneOf("LOG_LEVEL", "warn", LOG_LEVELS),
  botWorkers: whole("BOT_WORKERS", Math.min(4, Math.max(1, availableParallelism() - 1)), [1, 64]),
  botMilliseconds: whole("BOT_MILLISECONDS", 1000, [10, 600_000]),
  botPause: whole("BOT_PAUSE", 400, [0, 60_000]),
  requestsPerMinute: whole("REQUESTS_PER_MINUTE", 600, [10, 1_000_000]),
  messagesPerSecond: whole("MESSAGES_PER_SECOND", 40, [1, 1_000_000]),
  connectionsPerAddress: whole("CONNECTIONS_PER_ADDRESS", 200, [1, 1_000_000]),
  matchesInMemory: whole("MATCHES_IN_MEMORY", 500, [1, 1_000_000]),
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
    const parsed = setting.parse(said === undefined || said === "" ? setting.standard : said);
    if (parsed === undefined) complaints.push(`${setting.name} must be ${setting.mustBe}, but it is "${said}".`);
    else values[key] = parsed.value;
  }
  if (complaints.length > 0) return refused(complaints);
  const parsed = values as Parsed;
  return accepted({
    ...parsed,
    databaseUrl: parsed.databaseUrl?.href,
    trustProxy: parsed.trustProxy === "yes",
  });
}
