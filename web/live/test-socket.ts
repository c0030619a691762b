/** A line that the test opens, speaks on and breaks. */
export class TestSocket extends EventTarget {
  static readonly OPEN = 1;
  readyState = 0;
  readonly sent: string[] = [];

  send(text: string): void {
    this.sent.push(text);
  }

  /** A dead line never says that it has closed. */
  close(): void {
    this.readyState = 2;
  }

  open(): void {
    this.readyState = TestSocket.OPEN;
    this.dispatchEvent(new Event("open"));
  }

  says(message: object): void {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  }

  breaks(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event("close"));
  }
}

/** The sockets that a page opens, oldest first: what to put in the place of `WebSocket`. */
export function testSockets(): {
  readonly made: TestSocket[];
  readonly WebSocket: typeof TestSocket;
  last(): TestSocket;
} {
  const made: TestSocket[] = [];
  return {
    made,
    WebSocket: class extends TestSocket {
      constructor() {
        super();
        made.push(this);
      }
    },
    last() {
      const socket = made.at(-1);
      if (socket === undefined) throw new Error("no line was tried");
      return socket;
    },
  };
}

export const HELLO = { type: "hello", build: "test", user: { id: "ada", name: "Ada" } };
