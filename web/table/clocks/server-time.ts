import type { ClocksView } from "#protocol";

/** The server's time, as of a moment of this page's own clock, which no change of the device's time moves. */
let said = { now: Date.now(), at: performance.now() };

/** Learns the server's time from clocks that have just come. */
export function learnTime({ now }: Pick<ClocksView, "now">): void {
  said = { now, at: performance.now() };
}

/** The server's time now, in milliseconds since 1970, whatever the device's clock says. */
export const serverNow = (): number => said.now + performance.now() - said.at;

/** The clocks of matches on this device, which run by its own time. */
const ofDevice = new WeakSet<object>();

export const runByDevice = (clocks: ClocksView): unknown => ofDevice.add(clocks);

/** The time by which clocks run. */
export const nowBy = (clocks: ClocksView | undefined): number =>
  clocks !== undefined && ofDevice.has(clocks) ? Date.now() : serverNow();
