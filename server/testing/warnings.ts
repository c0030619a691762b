const HEARD = Symbol.for("warnings fail the run");

/** A leak of listeners, in the server or in what tests do to it, fails the run. The files of a worker share its process. */
if (!Reflect.has(process, HEARD)) {
  Reflect.set(process, HEARD, true);
  process.on("warning", ({ name, stack, message }) => {
    if (name === "MaxListenersExceededWarning") throw new Error(stack ?? message);
  });
}
