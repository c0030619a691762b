import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import {
  createServer,
  type IncomingMessage,
  request as plain,
  type RequestOptions,
  type ServerResponse,
} from "node:http";
import { request as secure } from "node:https";
import { Transform, type TransformCallback } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";

interface Slowness {
  /** Before the first byte of every answer. */
  readonly milliseconds: number;
  /** Bytes a second, over all answers together. */
  readonly bytesPerSecond: number;
}

interface SlowRegistry {
  readonly url: string;
  /** Requests answered and bytes handed on so far. */
  traffic(): { readonly answers: number; readonly bytes: number };
  close(): void;
}

/** A line that all answers share. */
class Line {
  bytes = 0;
  answers = 0;
  readonly #perSecond: number;
  #freeAt = performance.now();

  constructor(perSecond: number) {
    this.#perSecond = perSecond;
  }

  /** Waits until as many bytes have gone through. */
  async carry(bytes: number): Promise<void> {
    this.bytes += bytes;
    this.#freeAt = Math.max(this.#freeAt, performance.now()) + (1000 * bytes) / this.#perSecond;
    await sleep(this.#freeAt - performance.now());
  }

  stream(): Transform {
    const transform = (chunk: Buffer, _: BufferEncoding, done: TransformCallback) => {
      void this.carry(chunk.length).then(() => done(null, chunk));
    };
    return new Transform({ transform });
  }
}

const npmSays = (key: string): string | undefined => {
  const value = execFileSync("npm", ["config", "get", key], { encoding: "utf8", stdio: "pipe" }).trim();
  return value === "null" || value === "undefined" || value === "" ? undefined : value;
};

/** What makes npm ask this registry for everything, also for what a lock file names elsewhere. */
export const askRegistry = ({ url }: SlowRegistry): Readonly<Record<string, string>> => ({
  npm_config_registry: url,
  npm_config_replace_registry_host: "always",
});

/** A registry on loopback that proxies the one of npm here, slowly, and trusts the certificates that npm trusts. */
export async function openSlowRegistry({ milliseconds, bytesPerSecond }: Slowness): Promise<SlowRegistry> {
  const upstream = npmSays("registry") ?? "";
  const cafile = npmSays("cafile");
  const base = new URL(upstream);
  const line = new Line(bytesPerSecond);
  const send = base.protocol === "https:" ? secure : plain;
  const ca = cafile === undefined ? {} : { ca: readFileSync(cafile) };
  const hand = async (request: IncomingMessage, response: ServerResponse) => {
    await sleep(milliseconds);
    const path = base.pathname.replace(/\/$/, "") + (request.url ?? "/");
    const headers = { ...request.headers, host: base.host };
    const options: RequestOptions = { ...ca, path, method: request.method ?? "GET", headers };
    const asked = send(base, options, (answer) => {
      line.answers++;
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(line.stream()).pipe(response);
    });
    asked.on("error", () => response.destroy());
    request.pipe(asked);
  };
  const server = createServer((request, response) => void hand(request, response));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the slow registry has no port");
  return {
    url: `http://127.0.0.1:${address.port}/`,
    traffic: () => ({ answers: line.answers, bytes: line.bytes }),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
