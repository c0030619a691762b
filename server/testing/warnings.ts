/** A leak of listeners, in the server or in what tests do to it, fails the run. */
process.on("warning", ({ name, stack, message }) => {
  if (name === "MaxListenersExceededWarning") throw new Error(stack ?? message);
});
