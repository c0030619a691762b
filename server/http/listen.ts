import { createServer } from "node:net";
import { errorCode, StartupError } from "../process/errors.ts";

interface Place {
  readonly host: string;
  readonly port: number;
}

/** Checks that the port is free before anything else is started. */
export function checkPort(place: Place): Promise<void> {
  const trial = createServer();
  return listenOrExplain(
    () =>
      new Promise((done, fail) => {
        trial.once("error", fail);
        trial.listen(place.port, place.host, () => trial.close(() => done()));
      }),
    place,
  );
}

/** The reason why the server cannot listen, as one sentence for the operator. */
export async function listenOrExplain<T>(listen: () => Promise<T>, { host, port }: Place): Promise<T> {
  try {
    return await listen();
  } catch (error) {
    const known: Readonly<Record<string, string>> = {
      EADDRINUSE: `Port ${port} at ${host} is in use; stop what uses it, or set PORT to another one.`,
      EACCES: `Port ${port} may not be used by this account; set PORT to one above 1023.`,
      EADDRNOTAVAIL: `${host} is not an address of this machine; set HOST to one that is.`,
      ENOTFOUND: `${host} is not an address of this machine; set HOST to one that is.`,
    };
    const sentence = known[errorCode(error)];
    throw sentence === undefined ? error : new StartupError(sentence);
  }
}
