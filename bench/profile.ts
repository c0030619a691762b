import { type Profiler, Session } from "node:inspector";
import { type Contender, runSlice } from "./clock.ts";

/** A function and its share of the samples, 0 to 1, without what it calls. */
export interface Share {
  readonly name: string;
  readonly share: number;
}

/** The functions in which a contender spends its time, longest first. */
export function topFunctions(contender: Contender, seconds: number, limit: number): readonly Share[] {
  const profile = record(() => runSlice(contender, seconds));
  const total = profile.nodes.reduce((sum, node) => sum + (node.hitCount ?? 0), 0);
  const shares = new Map<string, number>();
  for (const node of profile.nodes) {
    const name = placeOf(node);
    shares.set(name, (shares.get(name) ?? 0) + (node.hitCount ?? 0) / Math.max(1, total));
  }
  return [...shares]
    .map(([name, share]) => ({ name, share }))
    .toSorted((a, b) => b.share - a.share)
    .slice(0, limit);
}

function placeOf({ callFrame }: Profiler.ProfileNode): string {
  const file = callFrame.url.split("/").slice(-2).join("/");
  return file === "" ? callFrame.functionName : `${callFrame.functionName} (${file})`;
}

/** Without a callback the inspector answers at once: its session lies in this thread. */
function record(run: () => void): Profiler.Profile {
  const session = new Session();
  session.connect();
  const taken: Profiler.Profile[] = [];
  session.post("Profiler.enable");
  session.post("Profiler.setSamplingInterval", { interval: 200 });
  session.post("Profiler.start");
  run();
  session.post("Profiler.stop", (_error, result) => {
    if (result !== undefined) taken.push(result.profile);
  });
  session.disconnect();
  const [profile] = taken;
  if (profile === undefined) throw new Error("invariant: the profiler answers while its session is open");
  return profile;
}
