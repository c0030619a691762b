/** The sounds of the table, as notes: pitch in hertz, beginning and length in seconds. Soft, and seven at most. */

export interface Note {
  readonly pitch: number;
  readonly at: number;
  readonly length: number;
  readonly wave: OscillatorType;
}

const wood = (pitch: number, at = 0): Note => ({ pitch, at, length: 0.09, wave: "triangle" });
const bell = (pitch: number, at = 0): Note => ({ pitch, at, length: 0.5, wave: "sine" });

export const SOUNDS = {
  /** The reader is to act. */
  "your-turn": [bell(587), bell(784, 0.16)],
  /** Others have moved. */
  "others-moved": [wood(262)],
  /** The reader's own piece is put down. */
  "own-move": [wood(330)],
  /** Moves are handed over. */
  "handed-over": [wood(294), wood(392, 0.08)],
  /** The match is over. */
  over: [bell(392), bell(494, 0.18), bell(587, 0.36)],
} as const satisfies Readonly<Record<string, readonly Note[]>>;

export type Sound = keyof typeof SOUNDS;
