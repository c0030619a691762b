import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "..");
const read = (file: string): string => readFileSync(join(root, file), "utf8");

test("every recipe is led to by the page for hosts", () => {
  const page = read("docs/self-hosting.md");
  expect(readdirSync(join(root, "deploy")).filter((file) => !page.includes(`../deploy/${file})`))).toEqual([]);
});

test("the container is not root, has nothing to write to but its volume, and starts what is there", () => {
  const [image, compose] = [read("deploy/Containerfile"), read("deploy/compose.yaml")];
  expect(image.lastIndexOf("USER node")).toBeGreaterThan(image.lastIndexOf("RUN "));
  for (const line of ["read_only: true", "- ALL", "no-new-privileges:true", "127.0.0.1:7100:7100"]) {
    expect(compose).toContain(line);
  }
  const scripts = [...`${image}\n${read("deploy/fiorino.service")}`.matchAll(/scripts\/[\w-]+\.js/g)].map(
    ([path]) => path,
  );
  expect(scripts.length).toBeGreaterThan(2);
  expect(scripts.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  const [, major] = /node:(\d+)-/.exec(image) ?? [];
  expect(Number(major)).toBeGreaterThanOrEqual(20);
});

test("the unit lets the server stop its PostgreSQL, within the time it takes", () => {
  expect(read("deploy/fiorino.service")).toMatch(/^KillMode=mixed$/m);
  expect(read("deploy/fiorino.service")).toMatch(/^TimeoutStopSec=60$/m);
});

test("no proxy hands on the figures, and both say where a request comes from", () => {
  expect(read("deploy/Caddyfile")).toContain("@metrics path /metrics");
  expect(read("deploy/nginx.conf")).toContain("location = /metrics");
  expect(read("deploy/nginx.conf")).toContain("proxy_set_header X-Forwarded-For $remote_addr;");
});
