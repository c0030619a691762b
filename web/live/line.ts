import type { LiveMessage, LiveRequest } from "#protocol";

/** What a followed table speaks over: the connection to the server, or the line to the house in the page. */
export interface Line {
  /** Calls back with every message, until the returned function is called. */
  listen(listener: (message: LiveMessage) => void): () => void;
  /** Calls back each time the line opens, to say again what a break has lost; at once when it is open. */
  whenOpen(say: () => void): () => void;
  /** Sends a message; `false` when the line is down (`whenOpen` sends it again). */
  send(message: LiveRequest): boolean;
}
