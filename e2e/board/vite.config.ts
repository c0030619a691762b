import preact from "@preact/preset-vite";
import { defineConfig } from "vite";

/** `npx vite e2e/board`: the board alone, in a position from random play (?seats=4&seed=1&steps=200). */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [preact()],
  server: { host: "127.0.0.1", port: 7131, strictPort: true, fs: { allow: ["../.."] } },
});
