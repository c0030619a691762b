import { createHash, randomBytes } from "node:crypto";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { Visitor } from "../../server/testing/client.ts";
import { serverForFile } from "../../server/testing/server-for-file.ts";
import { makeWorld, stateOf } from "../world.ts";
import { tryFrames } from "./try-frames.ts";

const server = serverForFile();

test("fuzzed frames neither stop the server nor change anything", async () => {
  const seed = randomBytes(4).readInt32LE();
  const { address } = server;
  const tried = await tryFrames({ ...{ address, seed, frames: 5000, said: 300 }, login: server.login });
  expect(tried.said, `seed ${seed}`).toBe(300);
  expect(server.logged.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});

/** A WebSocket frame as bytes: first byte, length, mask of zeros, payload. */
const frame = (first: number, payload: Buffer, length = payload.length): Buffer => {
  const size = length < 126 ? [0x80 | length] : [0x80 | 126, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([first, ...size, 0, 0, 0, 0]), payload]);
};
const TEXT = 0x81;

test.each<[string, () => Buffer]>([
  ["broken UTF-8", () => frame(TEXT, Buffer.from([0xff, 0xfe, 0xc0, 0x80]))],
  ["half a surrogate", () => frame(TEXT, Buffer.from([0xed, 0xa0, 0x80]))],
  ["an unknown kind of frame", () => frame(0x83, Buffer.from("{}"))],
  ["reserved bits", () => frame(0xf1, Buffer.from("{}"))],
  ["a continuation of nothing", () => frame(0x80, Buffer.from("{}"))],
  ["a ping of 200 bytes", () => frame(0x89, Buffer.alloc(200))],
  ["a frame without a mask", () => Buffer.from([TEXT, 2, 0x7b, 0x7d])],
  ["a length of 2^63", () => Buffer.from([TEXT, 0xff, 0x80, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])],
  ["a frame of a megabyte", () => Buffer.from([TEXT, 0xff, 0, 0, 0, 0, 0, 0x10, 0, 0, 0, 0, 0, 0])],
  ["a close with half a code", () => frame(0x88, Buffer.from([3]))],
])("%s closes the line, and only that", async (_, bytes) => {
  expect(await closesAfter(bytes())).toBe(true);
  const line = await new Visitor(server.address).connect();
  line.say({ type: "ping" });
  await line.hear("pong");
});

test("noise on many lines at once leaves the server as it was", async () => {
  const world = await makeWorld(server.address);
  const before = await stateOf(server.login, world);
  await Promise.all(Array.from({ length: 60 }, (_, n) => closesAfter(randomBytes(1 + n * 50), "in the end")));
  expect(await stateOf(server.login, world)).toBe(before);
  world.close();
});

/** Opens a raw live connection, sends the bytes and waits until the server closes it, or closes it itself. */
function closesAfter(bytes: Buffer, how?: "in the end"): Promise<boolean> {
  const { port, host } = new URL(server.address);
  const key = randomBytes(16).toString("base64");
  const accept = createHash("sha1").update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest("base64");
  return new Promise((done) => {
    const socket = connect(Number(port), "127.0.0.1");
    socket.write(
      `GET /live HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
    );
    let heard = "";
    socket.on("data", (data) => {
      const isOpen = heard.includes(accept);
      heard += data.toString("latin1");
      if (isOpen || !heard.includes(accept)) return;
      socket.write(bytes);
      if (how === "in the end") socket.end();
    });
    socket.on("error", () => undefined).once("close", () => done(heard.includes(accept)));
  });
}
