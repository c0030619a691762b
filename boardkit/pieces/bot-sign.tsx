import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Seat } from "#engine";
import styles from "./bot-sign.module.css";

/** The seats that a bot plays now, as its own or for a person, and that in words: "a bot for Bruno". */
export const BotSeats = createContext<ReadonlyMap<Seat, string>>(new Map());

const TEETH = [0, 1, 2, 3, 4, 5, 6, 7];

/** The cog that marks a bot, of radius 11 around 0,0. */
export const CogMark = () => (
  <>
    <circle r="12" fill="var(--panel)" />
    <g fill="var(--ink)">
      {TEETH.map((k) => (
        <path key={k} d="M-2.6-7 -1.9-11H1.9L2.6-7Z" transform={`rotate(${k * 45})`} />
      ))}
    </g>
    <circle r="6" fill="none" stroke="var(--ink)" stroke-width="4" />
  </>
);

/** The cog beside the name of a seat that a bot plays; nothing for any other seat. */
export function BotSign({ seat }: { readonly seat: Seat }) {
  const words = useContext(BotSeats).get(seat);
  if (words === undefined) return null;
  return (
    <span class={styles.bot} role="img" aria-label={words} title={words}>
      <svg viewBox="-12 -12 24 24" aria-hidden="true" class={styles.cog}>
        <CogMark />
      </svg>
    </span>
  );
}
