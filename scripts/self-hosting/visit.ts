import type { TableView } from "#protocol";
import { playToTheEnd, Visitor } from "../../server/testing/client.ts";

/**
 * A guest of a server. `visit.ts ADDRESS` plays a match to its end and prints table and cookie; with these as further
 * arguments it looks whether the guest still sits at that table and the match is over.
 */
const [address = "", table, cookie] = process.argv.slice(2);
const visitor = new Visitor(address, cookie);

if (table === undefined) {
  const made = await visitor.openTable({
    game: "mille-fiori",
    seats: [{ kind: "me" }, { kind: "bot", level: "random" }],
  });
  const line = await visitor.connect({ origin: address });
  const { standings } = await playToTheEnd(line, await line.follow(made.id));
  if (standings === null) throw new Error("the match has no end");
  console.log(`${made.id} ${visitor.cookie}`);
} else {
  const { status, body } = await visitor.ask<TableView>("GET", `/api/tables/${table}`);
  if (status !== 200 || body.status !== "over" || body.you !== 0) throw new Error(`not as it was: ${status}`);
  console.log("the match is there");
}
process.exit(0);
