import { EVERYBODY, type GameTypes, NO_MOVE, type OpenGame } from "../../game.ts";
import { chanceBuffer, MAX_OUTCOMES, outcomeOf, totalWeight } from "../../match/chance.ts";
import { SEATS_OF } from "../../seat.ts";
import { CHANCE, firstSeat, isSimultaneous, isToAct, NOBODY, seatsToAct } from "../../to-act.ts";
import { isAlike } from "../looking/alike.ts";
import { legalMovesOf, outcomesOf } from "../looking/lists.ts";
import { must, mustEqual } from "../must.ts";
import { redealAtRandom } from "../secrets/secrets.ts";
import { bytesOf, copyOf, type Promised } from "../subject.ts";

export const TO_ACT: Promised = {
  name: "somebody is to act, or the match is over",
  check({ open, state }) {
    const mask = open.toAct(state);
    must(Number.isInteger(mask) && mask >= 0 && mask <= CHANCE, `toAct is ${mask}`);
    must(mask === CHANCE || mask < 1 << open.seats, `toAct ${mask} names a seat that the match does not have`);
    const progress = open.progress(state);
    must(progress >= 0 && progress <= 1, `progress is ${progress}`);
  },
};

export const MOVES: Promised = {
  name: "legal moves are complete, unique also by their parts, and stable, and none exactly for a seat not to act",
  check({ open, state }) {
    const mask = open.toAct(state);
    const rebuilt = open.parsePosition(open.printPosition(state));
    for (const seat of SEATS_OF[open.seats]) {
      const list = legalMovesOf(open, state, seat);
      const isTheirTurn = isToAct(mask, seat);
      must(list.length > 0 === isTheirTurn, `seat ${seat} has ${list.length} legal moves, toAct is ${mask}`);
      must(new Set(list).size === list.length, `seat ${seat} has a legal move twice: ${list}`);
      must(
        list.every((move) => open.moves[move] !== undefined),
        `seat ${seat} has a legal move that is not in the table: ${list}`,
      );
      const parts = list.map((move) => [...open.names(state, move)].sort().join(" ")).filter((each) => each !== "");
      must(new Set(parts).size === parts.length, () => `no press tells moves of seat ${seat} apart: ${parts.sort()}`);
      mustEqual(`${legalMovesOf(open, state, seat)}`, `${list}`, "legal moves asked for twice");
      mustEqual(`${legalMovesOf(open, copyOf(open, state), seat)}`, `${list}`, "legal moves of a copy");
      if (rebuilt.ok) mustEqual(`${legalMovesOf(open, rebuilt.value, seat)}`, `${list}`, "legal moves after notation");
    }
  },
};

export const OUTCOMES: Promised = {
  name: "chance has distinct outcomes with whole weights, resolves each, and draws as it lists",
  check({ open, state }) {
    if (open.toAct(state) !== CHANCE) return;
    const list = outcomesOf(open, state);
    must(list.length >= 1 && list.length <= MAX_OUTCOMES, `${list.length} outcomes`);
    must(new Set(list.map((each) => each.outcome)).size === list.length, "an outcome comes twice");
    for (const { outcome, weight } of list) {
      must(open.outcomes[outcome] !== undefined, `outcome ${outcome} is not in the table`);
      must(Number.isInteger(weight) && weight > 0, `outcome ${outcome} has the weight ${weight}`);
      const after = copyOf(open, state);
      open.resolve(after, outcome);
      must(bytesOf(after) !== bytesOf(state), `outcome ${open.printOutcome(outcome)} changes nothing`);
    }
    mustEqual(JSON.stringify(outcomesOf(open, copyOf(open, state))), JSON.stringify(list), "outcomes of a copy");
    if (open.draw !== undefined) mustDrawAsListed(open, state);
  },
};

/** Drawing an outcome has to give what the list of all outcomes gives, for every ticket. */
function mustDrawAsListed<T extends GameTypes>(open: OpenGame<T>, state: T["state"]): void {
  const buffer = chanceBuffer();
  const n = open.chance(state, buffer);
  const total = totalWeight(buffer, n);
  const before = bytesOf(state);
  for (let ticket = 0; ticket < total; ticket++) {
    const below = (all: number) => {
      must(n > 1 && all === total, `drawing asks for one of ${all}, there are ${total} tickets for ${n} outcomes`);
      return ticket;
    };
    const drawn = open.draw?.(state, { below }) ?? -1;
    must(drawn === outcomeOf(buffer, n, ticket), `ticket ${ticket} draws ${open.printOutcome(drawn)}`);
  }
  mustEqual(bytesOf(state), before, "bytes after drawing");
}

export const FORCED: Promised = {
  name: "a forced move is the only legal move of the only seat to act, in every deal that the public cannot tell apart",
  check({ subject, open, state, source }) {
    const forced = open.forced(state);
    if (forced === NO_MOVE) return;
    const mask = open.toAct(state);
    must(mask !== CHANCE && mask !== NOBODY && !isSimultaneous(mask), `a move is forced, toAct is ${mask}`);
    const sample = open.sample(open.view(state, "public"), source);
    const other = redealAtRandom(subject.secrets, { state, viewer: "public" }, source) ?? state;
    for (const each of [state, sample, other]) {
      const list = legalMovesOf(open, each, firstSeat(mask));
      must(list.length === 1 && list[0] === forced, `${open.printMove(forced)} is forced, legal are ${list}`);
    }
  },
};

/** Seats that choose at the same time must not see the order in which their choices come in. */
export const SIMULTANEOUS: Promised = {
  name: "simultaneous choices give equal bytes in any order",
  check({ open, state, source }) {
    const mask = open.toAct(state);
    if (!isSimultaneous(mask)) return;
    const choices = seatsToAct(mask, open.seats).map((seat) => {
      const list = legalMovesOf(open, state, seat);
      return { seat, move: list[source.below(list.length)] ?? NO_MOVE };
    });
    const [up, down] = [choices, [...choices].reverse()].map((order) => {
      const after = copyOf(open, state);
      for (const { seat, move } of order) {
        must(legalMovesOf(open, after, seat).includes(move), `another seat's choice forbids ${open.printMove(move)}`);
        open.play(after, seat, move);
      }
      return bytesOf(after);
    });
    mustEqual(down ?? "", up ?? "", "the choices in descending order of seats");
  },
};

export const TELL: Promised = {
  name: "events change nothing, and are for somebody",
  check({ open, state }) {
    const mask = open.toAct(state);
    if (mask === NOBODY) return;
    const isChance = mask === CHANCE;
    const seat = firstSeat(mask);
    const list = isChance ? outcomesOf(open, state).map(({ outcome }) => outcome) : legalMovesOf(open, state, seat);
    for (const each of list) {
      const [told, silent] = [copyOf(open, state), copyOf(open, state)];
      const tell = (event: { readonly type: string }, audience: number) => {
        must(audience > 0 && audience <= EVERYBODY, `${event.type} has the audience ${audience}`);
        must(isAlike(JSON.parse(JSON.stringify(event)), event), () => `${event.type} is not plain JSON`);
      };
      if (isChance) {
        open.resolve(told, each, tell);
        open.resolve(silent, each);
      } else {
        open.play(told, seat, each, tell);
        open.play(silent, seat, each);
      }
      mustEqual(bytesOf(silent), bytesOf(told), "without anybody listening");
    }
  },
};
