import { readFileSync } from "node:fs";
import { join } from "node:path";
import { launchBrowser } from "../e2e/driving/browser.ts";
import { root } from "./bundling/sources.js";

/** `npm run icons`: draws our mark, `icon.svg`, in the sizes that home screens ask for. */
const folder = join(root, "web/public");
const mark = readFileSync(join(folder, "icon.svg"), "utf8");
const ICONS = [
  { name: "icon-192", size: 192, mark: "100%", paper: "none" },
  { name: "icon-512", size: 512, mark: "100%", paper: "none" },
  // A mask may cut off all but the inner four fifths; iOS fills what is transparent with black.
  { name: "icon-maskable-512", size: 512, mark: "72%", paper: "#f5efe2" },
  { name: "icon-touch-180", size: 180, mark: "84%", paper: "#f5efe2" },
] as const;

const browser = await launchBrowser();
for (const icon of ICONS) {
  const page = await browser.newPage({ viewport: { width: icon.size, height: icon.size } });
  await page.setContent(`<style>
    body { margin: 0; display: grid; place-items: center; height: 100vh; background: ${icon.paper} }
    svg { width: ${icon.mark}; height: ${icon.mark} }
  </style>${mark}`);
  await page.screenshot({ path: join(folder, `${icon.name}.png`), omitBackground: true });
  await page.close();
}
await browser.close();
