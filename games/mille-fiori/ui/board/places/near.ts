import { AREAS, type AreaName } from "../../../rules/content.ts";

/** Islands whose spaces are small on a phone. The others are as wide as the chart: nothing could enlarge them. */
const SMALL: readonly AreaName[] = ["nobili", "populi", "trade", "harbor"];

export const hasCloseUp = (island: AreaName): boolean => SMALL.includes(island);

/** Whether the target lies in the island's close-up; that of Trade also shows Harbor, and the other way round. */
export const isOn = (island: AreaName, target: string): boolean =>
  target.startsWith(`${island}:`) || (/^(trade|harbor)$/.test(island) && /^(trade|harbor):/.test(target));

const isOfKind = (anchor: string, kinds: readonly string[]): boolean =>
  kinds.some((kind) => anchor.startsWith(`${kind}:`));

/** Whether an anchor is a place of a diamond, or a ship. */
const isPlace = (anchor: string): boolean => isOfKind(anchor, [...AREAS, "ship"]);

/** Whether a target is a part of the chart. */
const isOnChart = (target: string): boolean => isOfKind(target, [...AREAS, "ship", "sea", "bonus"]);

interface Decision {
  /** The island that a diamond is to be placed on. */
  readonly open: AreaName | null;
  /** Anchors that the others touched last. */
  readonly recent: ReadonlySet<string>;
  /** They have been in sight for long enough. */
  readonly isSeen: boolean;
  /** Targets that a guide speaks of; `null` while it works them out. */
  readonly spoken: readonly string[] | null;
}

/**
 * The close-up that opens automatically: of a small island, once it hides nothing that the others have just moved, and
 * nothing that a guide speaks of.
 */
export function nearOf({ open, recent, isSeen, spoken }: Decision): AreaName | null {
  if (open === null || !hasCloseUp(open)) return null;
  if (spoken === null || spoken.some((target) => isOnChart(target) && !isOn(open, target))) return null;
  const hidesNews = [...recent].some((anchor) => isPlace(anchor) && !isOn(open, anchor));
  return hidesNews && !isSeen ? null : open;
}

/** Whether the close-up will open by itself as soon as what the others have moved has been in sight: nothing glows before. */
export const isComing = (decision: Decision): boolean =>
  nearOf(decision) === null && nearOf({ ...decision, isSeen: true }) !== null;

interface Now {
  /** The island that a diamond is to be placed on. */
  readonly open: AreaName | null;
  /** Whether the reader is to decide anything. */
  readonly isDeciding: boolean;
  /** Anchors that the others touched last. */
  readonly recent: ReadonlySet<string>;
}

/** The reader's choice of view on a phone, and what was the case when it was made. */
export interface Look extends Now {
  readonly at: AreaName | null;
}

/** Whether the reader's view stays: for one decision, or until the others move something that it does not show. */
export function isKept({ at, ...then }: Look, { open, isDeciding, recent }: Now): boolean {
  if (then.open !== open || then.isDeciding !== isDeciding) return false;
  return at === null || ![...recent].some((anchor) => isPlace(anchor) && !isOn(at, anchor) && !then.recent.has(anchor));
}

/**
 * Whether what is picked is a lamp: the ship that would sail to it must be seen. Where the lamp itself was pressed, in the
 * chart as it is, a second press finds it there.
 */
export const isSailing = (picked: ReadonlySet<string>, aimed: string | null): boolean =>
  lampIn(picked) !== undefined && lampIn(picked) !== aimed;

/** The lamp that is picked. */
export const lampIn = (picked: ReadonlySet<string>): string | undefined =>
  [...picked].find((target) => target.startsWith("sea:"));

/**
 * Whether the part is a space to place on, too small to be hit: the first press shows its close-up. What is picked
 * already has been hit: it waits for the press that confirms it.
 */
export function enlarges(
  { open, closeUp, picked }: { readonly open: AreaName | null; readonly closeUp: AreaName | null } & Picking,
  target: string,
): boolean {
  return open !== null && closeUp === null && hasCloseUp(open) && isOn(open, target) && !picked.has(target);
}

interface Picking {
  readonly picked: ReadonlySet<string>;
}

/** So soon after a close-up has opened by itself a press was meant for the picture before it. */
const UNSEEN_MS = 250;

/** Whether a press at `at` was aimed at the picture before the close-up opened, at `openedAt`; both in milliseconds. */
export const isOvertaken = (at: number, openedAt: number): boolean => at - openedAt < UNSEEN_MS;
