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
  const { blockedAt, possible } = shown.overlay;
  // What is possible is made or picked by a press, and of the rest some says why it is not.
  const isAnswered = (target: string): boolean =>
    isTelling || possible.peek().has(target) || blockedAt(target) !== null;
  const opened = useResting(root, isAnswered);
  useEffect(() => OpenedCard.load(), []);
  return (
    <div role="status" style="position: absolute">
      {opened?.part.isConnected !== true ? null : <OpenedCard opened={opened} {...shown} />}
    </div>
  );
}
