import type { Family } from "../command.ts";

/** What a host does to a server. Its code is loaded on demand: other commands do without database and network. */
export const host: Family = {
  name: "host",
  about: "Looks after a server, running or stopped: lists, bans, deletes, rewinds, backs up.",
  load: async () => (await import("#host")).hostActs(process.env),
};
