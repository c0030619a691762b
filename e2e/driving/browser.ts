import { spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { type Browser, chromium } from "playwright-core";

/** Chromium's own sandbox needs rights a container does not give; /dev/shm is too small there. */
const FLAGS = ["--no-sandbox", "--disable-dev-shm-usage"];

/**
 * Starts a headless Chromium: the one `CHROMIUM_PATH` names, else on Linux x64 the one inside an npm package, else
 * the one Playwright has installed. The caller closes it.
 */
export function launchBrowser(): Promise<Browser> {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH !== undefined) return chromium.launch({ executablePath: CHROMIUM_PATH, args: FLAGS });
  if (`${process.platform}-${process.arch}` !== "linux-x64") return chromium.launch({ args: FLAGS });
  const folder = unpackChromium();
  return chromium.launch({
    executablePath: join(folder, "chromium"),
    args: FLAGS,
    env: {
      ...process.env,
      LD_LIBRARY_PATH: [join(folder, "al2023/lib"), folder].join(":"),
      FONTCONFIG_FILE: join(folder, "fonts.conf"),
    },
  });
}

/**
 * Unpacks the package's archives once for each version, into a temporary folder first, so that neither an interrupted
 * nor a second run ever sees half a browser.
 */
function unpackChromium(): string {
  const packed = join(dirname(createRequire(import.meta.url).resolve("@sparticuz/chromium")), "../../bin");
  const { version } = JSON.parse(readFileSync(join(packed, "../package.json"), "utf8"));
  const cache = join(import.meta.dirname, "../../node_modules/.cache");
  const folder = join(cache, `chromium-${version}`);
  if (existsSync(folder)) return folder;

  mkdirSync(cache, { recursive: true });
  const unfinished = mkdtempSync(join(cache, "chromium-"));
  const unpack = (name: string) => brotliDecompressSync(readFileSync(join(packed, name)));
  writeFileSync(join(unfinished, "chromium"), unpack("chromium.br"));
  chmodSync(join(unfinished, "chromium"), 0o755);
  untar(unpack("al2023.tar.br"), join(unfinished, "al2023"));
  untar(unpack("fonts.tar.br"), join(unfinished, "fonts"));
  untar(unpack("swiftshader.tar.br"), unfinished);
  writeFileSync(join(unfinished, "fonts.conf"), fontsConf(folder));
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

function untar(archive: Buffer, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const { status, stderr } = spawnSync("tar", ["-x", "-C", folder], { input: archive, encoding: "utf8" });
  if (status !== 0) throw new Error(`tar could not unpack into ${folder}: ${stderr}`);
}

/** Names the package's font alone, so that pictures do not depend on what else is installed. */
function fontsConf(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;
}
