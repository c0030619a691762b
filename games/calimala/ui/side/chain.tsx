import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { type BoardProps, Disc, seatName, useUnfolding } from "#boardkit";
import { elementAt } from "#engine";
import type { Activation, StackDisc, View } from "../../hidden/view-types.ts";
import { seatFor } from "../seats.ts";
import { actionName, tileName } from "../words/names.ts";
import styles from "./chain.module.css";

/**
 * The stack being carried out, in order: what runs now, who follows, what becomes of the fourth disc. Nothing runs while
 * a turn waits to be sent.
 */
export function ActivationChain(props: BoardProps<View>) {
  const { view, say } = props;
  if (view.street === null) return null;
  const isRunning = (position: number): boolean => position === now && props.ending === null;
  const fromTop = [...(view.stacks[view.street] ?? [])].reverse();
  const now = view.activation?.position ?? 4;
  const rest = fromTop.map((disc, i) => ({ disc, position: i + 1 })).filter(({ position }) => position >= now);
  if (rest.length === 0) return null;
  return (
    <Unfolding label={say("label.chain")}>
      {rest.map(({ disc, position }) => (
        <li
          key={position}
          data-card={disc === "white" ? undefined : `seat:${disc}`}
          data-now={isRunning(position) || undefined}
        >
          <Disc seat={disc} />
          <span>
            <Running {...props} position={position} />
            {whatOf(props, disc, position)}
          </span>
        </li>
      ))}
    </Unfolding>
  );
}

/** One line; a button shows all of it where it is cut off, until the next press or key. */
function Unfolding({ label, children }: { readonly label: string; readonly children: ComponentChildren }) {
  const ref = useRef<HTMLDivElement>(null);
  const { isWhole, isFolded, button } = useUnfolding(ref, label);
  return (
    <div
      ref={ref}
      data-world="calimala"
      class={styles.chain}
      data-whole={isWhole || undefined}
      data-cut={isFolded || undefined}
    >
      <ol aria-label={label}>{children}</ol>
      {button}
    </div>
  );
}

/** Whose disc runs now; on a phone the disc alone shows whose it is, and what it does has its room. */
function Running(props: BoardProps<View> & { readonly position: number }) {
  const { activation } = props.view;
  if (
    props.ending !== null ||
    activation === null ||
    activation.position !== props.position ||
    leftOf(props, activation) === ""
  )
    return null;
  return <span class={styles.who}>{seatName(props, activation.seat)}: </span>;
}

function whatOf(props: BoardProps<View>, disc: StackDisc, position: number): ComponentChildren {
  const { view, say } = props;
  if (position === 4) return fourthOf(props, disc);
  if (view.activation?.position === position) {
    return leftOf(props, view.activation) || seatName(props, view.activation.seat);
  }
  return disc === "white" ? say("chain.asleep") : seatName(props, disc);
}

/** What is still to come up: "Wood ×2, Contribute". */
function leftOf(props: BoardProps<View>, { actions, uses }: Activation): string {
  const left = actions.flatMap((action, i) => {
    const n = elementAt(uses, i);
    const name = actionName(props, action);
    return n === 0 ? [] : [n === 1 ? name : props.say("chain.left", { action: name, n })];
  });
  return left.join(", ");
}

function fourthOf(props: BoardProps<View>, disc: StackDisc): ComponentChildren {
  const next = seatFor(props.view, disc);
  if (next === null) return props.say("chain.leaves");
  const { k, tile, seat, isSwap } = next;
  return (
    <>
      <span class={disc === "white" ? undefined : styles.who}>{seatName(props, seat)}: </span>
      {props.say("chain.seat", { k, tile: tileName(props, tile), isSwap: isSwap ? "yes" : "no" })}
    </>
  );
}
