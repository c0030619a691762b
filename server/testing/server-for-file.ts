import { afterAll, beforeAll } from "vitest";
import { freshDatabase, type TestDatabase } from "./database.ts";
import { startTestServer, type TestOptions, type TestServer } from "./server.ts";

/** What tests use of the server of their file. */
interface FileServer extends Pick<TestServer, "address" | "logged"> {
  /** Login to its database. */
  readonly login: TestDatabase["login"];
}

/** A server with a database of its own for all tests of a file: there from before the first until after the last. */
export function serverForFile(options: Omit<TestOptions, "login"> = {}): FileServer {
  let database: TestDatabase;
  let server: TestServer;
  beforeAll(async () => {
    database = await freshDatabase();
    server = await startTestServer({ login: database.login, ...options });
  });
  afterAll(async () => {
    await server.close();
    await database.drop();
  });
  return {
    get address() {
      return server.address;
    },
    get logged() {
      return server.logged;
    },
    get login() {
      return database.login;
    },
  };
}
