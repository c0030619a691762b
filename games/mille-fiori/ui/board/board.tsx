import type { TargetedMouseEvent, TargetedPointerEvent } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { type BoardProps, delegate, LookButton, spokenOf, useIsNarrow } from "#boardkit";
import type { View } from "../../hidden/view-types.ts";
import { AREAS, type AreaName } from "../../rules/content.ts";
import handStyles from "../hand/hand.module.css";
import { Hand } from "../hand/hand.tsx";
import styles from "./board.module.css";
import { SeaChart } from "./chart/sea-chart.tsx";
import displayStyles from "./display.module.css";
import { Display, isExtraToChoose } from "./display.tsx";
import { chartFor } from "./places/chart-for.ts";
import { enlarged } from "./places/enlarged.ts";
import { useFreeCorner } from "./places/free-corner.ts";
import {
  enlarges,
  hasCloseUp,
  isComing,
  isKept,
  isOvertaken,
  isSailing,
  type Look,
  lampIn,
  nearOf,
} from "./places/near.ts";
import { usePan } from "./places/pan.ts";
import { panWithin } from "./places/panned.ts";
import { useRoom } from "./places/room.ts";
import { useSeen } from "./places/seen.ts";

/** The whole play area: the chart of the lagoon; on narrow screens display and hand below it. */
export function Board(props: BoardProps<View>) {
  const { say } = props;
  const isNarrow = useIsNarrow();
  const listeners = delegate(props);
  // Cards show neither focus nor end of a turn: they are not rendered anew for these.
  const still = { ...props, focused: null, forecast: null, ending: null };
  return (
    <>
      <Sheet {...props} listeners={listeners} />
      {isNarrow ? (
        <>
          {/* Beside buttons the display is one line that scrolls. */}
          <section
            data-world="mille-fiori"
            class={displayStyles.onPhone}
            aria-label={say("display")}
            tabIndex={isExtraToChoose(props) ? undefined : 0}
            {...listeners}
          >
            <Display {...still} isNarrow />
          </section>
          {props.you === null ? null : (
            <section
              data-world="mille-fiori"
              class={handStyles.own}
              data-choice={isExtraToChoose(props) || undefined}
              aria-label={say("hand")}
              {...listeners}
            >
              <Hand {...still} isNarrow />
            </section>
          )}
        </>
      ) : null}
    </>
  );
}

/** Sign of the button that shows the whole chart: four corners. */
const WHOLE = "M3 8V3h5M16 3h5v5M21 16v5h-5M8 21H3v-5";

interface SheetProps extends BoardProps<View> {
  readonly listeners: ReturnType<typeof delegate>;
}

function Sheet({ listeners, ...props }: SheetProps) {
  const { legal, picked, say } = props;
  const [ref, room] = useRoom();
  const chart = chartFor(room);
  const isTall = chart.kind === "tall";
  const aimed = useRef<string | null>(null);
  const { open, closeUp, isOpening, openedAt, look } = useLook(props, { isTall, aimed: aimed.current });
  const pan = usePan(ref, closeUp);
  useFreeCorner(ref, closeUp !== null);
  const lookAt = (island: AreaName): void => {
    pan.rest();
    look(island);
  };
  const onPointerDown = (event: TargetedPointerEvent<HTMLElement>): void =>
    pan.onDown(event, (panned) => (closeUp === null ? panned : panWithin({ chart, room, closeUp, panned })));
  const onClick = (event: TargetedMouseEvent<HTMLElement>): void => {
    const part = event.target instanceof Element ? event.target.closest<SVGElement>("[data-target]") : null;
    const target = part?.dataset["target"] ?? "";
    const isByPointer = event.detail > 0;
    if (isByPointer && (pan.hasDragged.current || isOvertaken(event.timeStamp, openedAt.current))) return;
    const isNear = isOpening || enlarges({ open, closeUp, picked }, target);
    const isLook = isByPointer && isTall && legal.has(target) && isNear;
    // Whoever looks closer at another space has seen where the ship would sail.
    aimed.current = isLook ? (lampIn(picked) ?? target) : target;
    enlarged.value = isLook ? target : null;
    if (isLook) look(open);
    else listeners.onClick?.(event);
  };
  return (
    <section
      ref={ref}
      data-world="mille-fiori"
      class={styles.board}
      aria-label={say("board")}
      {...listeners}
      {...{ onClick, onPointerDown }}
      data-enlarges={isTall && open !== null && closeUp === null && hasCloseUp(open) ? open : undefined}
    >
      <SeaChart
        {...props}
        {...(isOpening ? NO_GLOW : {})}
        room={room}
        closeUp={closeUp}
        panned={pan.by}
        onIsland={isTall ? lookAt : null}
      />
      {closeUp === null ? null : (
        <LookButton class={styles.whole} label={say("board.whole")} d={WHOLE} onClick={() => look(null)} />
      )}
    </section>
  );
}

/** The island that is to be placed on, its close-up, and what the reader wants to see instead. */
function useLook(
  { legal, recent, picked }: BoardProps<View>,
  { isTall, aimed }: { readonly isTall: boolean; readonly aimed: string | null },
) {
  const [looked, setLooked] = useState<Look | null>(null);
  const isSeen = useSeen(recent);
  const open = AREAS.find((area) => [...legal].some((target) => target.startsWith(`${area}:`))) ?? null;
  const now = { open, isDeciding: [...legal].length > 0, recent };
  if (looked !== null && !isKept(looked, now)) setLooked(null);
  const decision = { open, recent, isSeen, spoken: spokenOf.value };
  const closeUp = isTall && !isSailing(picked, aimed) ? (looked ?? { at: nearOf(decision) }).at : null;
  return {
    ...{ open, closeUp },
    /** It will open by itself soon. */
    isOpening: isTall && looked === null && isComing(decision),
    openedAt: useOpenedAt(looked === null ? closeUp : null),
    look: (at: AreaName | null): void => setLooked({ ...now, recent: new Set(recent), at }),
  };
}

const NO_GLOW = { legal: new Set<string>(), final: new Set<string>() };

/** When the close-up opened by itself, in milliseconds. */
function useOpenedAt(closeUp: AreaName | null) {
  const openedAt = useRef(Number.NEGATIVE_INFINITY);
  useLayoutEffect(() => {
    if (closeUp !== null) openedAt.current = performance.now();
  }, [closeUp]);
  return openedAt;
}
