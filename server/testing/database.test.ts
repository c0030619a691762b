import { Client } from "pg";
import { expect, test } from "vitest";
import { freshDatabase } from "./database.ts";

test("every fresh database is empty and goes away", async () => {
  const [one, two] = await Promise.all([freshDatabase(), freshDatabase()]);
  const client = new Client(one.login);
  client.on("error", () => {});
  await client.connect();
  await client.query("create table coin (n int)");
  await one.drop();
  await expect(client.query("select n from coin")).rejects.toThrow();
  await expect(new Client(one.login).connect()).rejects.toThrow("does not exist");
  const other = new Client(two.login);
  await other.connect();
  await expect(other.query("select n from coin")).rejects.toThrow('relation "coin" does not exist');
  await other.end();
  await two.drop();
});
