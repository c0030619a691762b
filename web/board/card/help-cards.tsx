import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import { later } from "../../loading/later.tsx";
import type { OpenedCardProps } from "./help-card.tsx";
import { useResting } from "./resting.ts";

const OpenedCard = later("help card", async () => (await import("./help-card.tsx")).OpenedCard);

interface HelpCardsProps extends Omit<OpenedCardProps, "opened"> {
  readonly root: RefObject<Element | null>;
  /** What others did is being shown: a press brings the board to now. */
  readonly isTelling?: boolean;
}

/** The card of the part that somebody rests on. What draws it comes once the board stands. */
export function HelpCards({ root, isTelling = false, ...shown }: HelpCardsProps) {
  const opened = useResting(root, (target) => isTelling || shown.overlay.blockedAt(target) !== null);
  useEffect(() => OpenedCard.load(), []);
  return (
    <div role="status" style="position: absolute">
      {opened?.part.isConnected !== true ? null : <OpenedCard opened={opened} {...shown} />}
    </div>
  );
}
