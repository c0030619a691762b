import { Disc } from "#boardkit";
import { BOT_LEVELS, type BotLevel, levelOf, USUAL } from "#bots/levels";
import { type GameMeta, SEATS, SEATS_OF, type Seat, seatCountsOf } from "#engine";
import { MAX_NAME } from "#protocol/limits";
import { say } from "../../i18n/language.ts";
import { user } from "../../live/connection.ts";
import { levelsHere } from "../../local/slow-levels.ts";
import page from "../../styles/page.module.css";
import { LevelPick } from "../../widgets/fields/level-pick.tsx";
import { Pick } from "../../widgets/fields/pick.tsx";
import { ownName, usualName } from "./here.ts";
import styles from "./new-table.module.css";
import { countOf, resized, type Sitter, type WishProps } from "./wish.ts";

/** Controls for the number of seats and the sitter of each. */
export function Seats({ meta, wish, onWish }: WishProps & { readonly meta: GameMeta }) {
  const { min, max } = meta.seats;
  const counts = seatCountsOf(meta.seats);
  const seat = (at: number, sitter: Sitter): void =>
    onWish({ ...wish, sitters: wish.sitters.map((each, k) => (k === at ? sitter : each)) });
  return (
    <>
      <h2>{say("seats")}</h2>
      <ul>
        <li>
          <span class={page.choice}>
            {say("howMany")}
            <small>{say("in-this-game", { min, max })}</small>
          </span>
          <Pick
            label={say("howMany")}
            values={counts.map(String)}
            chosen={String(wish.sitters.length)}
            text={(n) => n}
            onPick={(text) => onWish(resized(wish, meta, counts.find((n) => `${n}` === text) ?? min))}
          />
        </li>
        {SEATS_OF[countOf(wish)].map((k) => (
          <SeatRow
            key={k}
            seat={k}
            levels={wish.door === "here" ? levelsHere(meta.id) : BOT_LEVELS}
            sitter={wish.sitters[k] ?? { kind: "person" }}
            name={wish.door === "here" ? (wish.names[k] ?? "") : null}
            onName={(name) =>
              onWish({ ...wish, names: SEATS.map((each) => (each === k ? name : (wish.names[each] ?? ""))) })
            }
            onSit={(sitter) => seat(k, sitter)}
          />
        ))}
      </ul>
    </>
  );
}

interface SeatRowProps {
  readonly seat: Seat;
  readonly sitter: Sitter;
  /** The levels that a bot may have. */
  readonly levels: readonly BotLevel[];
  /** Of a person at this device, as far as it is given; `null` where people have names of their own. */
  readonly name: string | null;
  readonly onName: (name: string) => void;
  readonly onSit: (sitter: Sitter) => void;
}

const WHO = {
  me: () => say("name-you", { name: user.value?.name ?? "" }),
  person: () => say("friend"),
  bot: () => say("bot"),
} as const satisfies Record<Sitter["kind"], () => string>;

function SeatRow({ seat, sitter, levels, name, onName, onSit }: SeatRowProps) {
  const level = (sitter.kind === "bot" ? levelOf(sitter.level) : undefined) ?? USUAL;
  return (
    <li class={styles.seat}>
      <Disc seat={seat} />
      {name === null || sitter.kind === "bot" ? (
        <span>{WHO[sitter.kind]()}</span>
      ) : (
        <input
          class={styles.name}
          aria-label={say("name-of-seat", { n: seat + 1 })}
          placeholder={sitter.kind === "me" ? ownName() : usualName(seat)}
          maxLength={MAX_NAME}
          value={name}
          onInput={({ currentTarget }) => onName(currentTarget.value)}
        />
      )}
      {sitter.kind === "me" ? null : (
        <span class={styles.kinds}>
          {sitter.kind === "bot" ? (
            <LevelPick
              label={say("level")}
              chosen={level}
              levels={levels}
              onPick={(picked) => onSit({ kind: "bot", level: picked })}
            />
          ) : null}
          <Pick
            label={say("seat-n", { n: seat + 1 })}
            values={["person", "bot"]}
            chosen={sitter.kind}
            text={(kind) => say(kind === "bot" ? "bot" : "person")}
            onPick={(kind) => onSit(kind === "bot" ? { kind: "bot", level } : { kind: "person" })}
          />
        </span>
      )}
    </li>
  );
}
