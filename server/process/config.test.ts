import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readConfig, SETTING_NAMES } from "./config.ts";

test("an empty environment gives the standard settings", () => {
  expect(readConfig({})).toMatchObject({
    ok: true,
    value: {
      host: "127.0.0.1",
      port: 7100,
      dataDir: "./data",
      databaseUrl: undefined,
      trustProxy: false,
      botPause: 400,
    },
  });
});

test("settings are read", () => {
  const said = {
    PORT: "80",
    TRUST_PROXY: "yes",
    PUBLIC_URL: "https://games.example.org",
    LOG_LEVEL: "debug",
    HOST: "",
    CONTACT: "host@example.org",
    IMPRINT_URL: "https://example.org/imprint",
  };
  const config = readConfig(said);
  expect(config).toMatchObject({
    ok: true,
    value: { port: 80, trustProxy: true, logLevel: "debug", host: "127.0.0.1", contact: "mailto:host@example.org" },
  });
  expect(config.ok && config.value.publicUrl?.host).toBe("games.example.org");
});

test("an address of mail may be given with mailto: as well", () => {
  expect(readConfig({ CONTACT: "mailto:host@example.org" })).toMatchObject({
    ok: true,
    value: { contact: "mailto:host@example.org" },
  });
});

test.each([
  ["PORT", "0"],
  ["CONTACT", "javascript:alert(1)"],
  ["IMPRINT_URL", "javascript:alert(1)"],
  ["METRICS_TOKEN", "short"],
  ["PORT", "70000"],
  ["PORT", "8e3"],
  ["HOST", " "],
  ["DATABASE_URL", "mysql://elsewhere"],
  ["DATABASE_URL", "somewhere"],
  ["PUBLIC_URL", "games.example.org"],
  ["POSTGRES_USER", "fiorino:x"],
  ["COOKIE_SECRET", "short"],
  ["COOKIE_SECRET", ""],
  ["COOKIE_SECRET", " ".repeat(40)],
  ["TRUST_PROXY", "true"],
  ["LOG_LEVEL", "loud"],
  ["BOT_WORKERS", "-1"],
  ["BOT_PAUSE", "fast"],
])("%s=%s is turned down in one sentence", (name, value) => {
  const config = readConfig({ [name]: value });
  expect(config).toMatchObject({ ok: false, refusal: [expect.stringMatching(`^${name} must be .+\\.$`)] });
});

test("a secret that is too short is not printed", () => {
  const config = readConfig({ COOKIE_SECRET: "sotto voce" });
  expect(config).toMatchObject({
    refusal: ["COOKIE_SECRET must be at least 32 characters long, but it is shorter."],
  });
});

test("every nonsense value is named at once", () => {
  const config = readConfig({ PORT: "x", BOT_PAUSE: "x" });
  expect(config.ok ? [] : config.refusal).toHaveLength(2);
});

test("docs/configuration.md describes exactly the settings that exist", () => {
  const page = readFileSync(join(import.meta.dirname, "../../docs/configuration.md"), "utf8");
  const described = [...page.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
  expect(described).toEqual(SETTING_NAMES);
});
