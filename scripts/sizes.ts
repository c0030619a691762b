import { spawnSync } from "node:child_process";

/** `npm run -s sizes`: what a browser loads, beside its limits, in one line; exit code 1 when something is too large. */
interface Size {
  readonly name: string;
  readonly passed: boolean;
  readonly size: number;
  readonly sizeLimit: number;
}

const { stdout } = spawnSync("size-limit", ["--json"], { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
const sizes = JSON.parse(stdout) as readonly Size[];
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
console.log(
  sizes.map(({ name, size, sizeLimit }) => `${name} ${kilobytes(size)} of ${kilobytes(sizeLimit)} kB`).join(", "),
);
process.exitCode = sizes.length > 0 && sizes.every(({ passed }) => passed) ? 0 : 1;
