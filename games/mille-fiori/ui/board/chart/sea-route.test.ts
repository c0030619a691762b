import { toChildArray, type VNode } from "preact";
import { expect, test } from "vitest";
import { randomMatch, sayIn } from "../../match.fixture.ts";
import { WIDE } from "../places/chart.ts";
import { SeaRoute } from "./sea-route.tsx";
import type { IslandProps } from "./space.tsx";

const [start] = randomMatch(3, 1, 0);
if (start === undefined) throw new Error("a match has entries");
const none: ReadonlySet<string> = new Set();

const props: IslandProps = {
  ...{ you: 0, names: ["Ada", "Bruno", "Clara"], locale: "en", say: sayIn("en"), view: start.after },
  ...{ legal: new Set(["sea:3"]), final: none, picked: none, recent: none, chosen: new Set(), fits: none },
  ...{ focused: null, forecast: null, ending: null, chart: WIDE, gains: new Map(), scale: 1 },
  ...{ preview: () => null, onTarget: () => undefined, onFocus: () => undefined },
};

test("a lamp that can be pressed lies above the ships, the others below", () => {
  const route = SeaRoute(props) as VNode<{ children: VNode[] }>;
  const keys = toChildArray(route.props.children).map((child) => (child as VNode).key);
  expect(keys.slice(-2)).toEqual(["ships", 3]);
});
