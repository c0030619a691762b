import { sounds } from "../match/settings/kept.ts";
import { SOUNDS, type Sound } from "./sounds.ts";

/** How loud a note is at its beginning; 1 would be as loud as the device can. */
const LOUDNESS = 0.06;
const ATTACK_S = 0.008;

let context: AudioContext | null = null;

/** Opens the sound device at the reader's first press in this page: browsers play nothing before it. */
export function startSounds(): void {
  const begin = (): void => {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
  };
  addEventListener("pointerdown", begin, { once: true, capture: true });
  addEventListener("keydown", begin, { once: true, capture: true });
}

/** Plays a sound if the reader wants sounds. */
export function play(sound: Sound): void {
  if (context === null || sounds.now.peek() === "no") return;
  for (const { pitch, at, length, wave } of SOUNDS[sound]) {
    const begin = context.currentTime + at;
    const tone = new OscillatorNode(context, { type: wave, frequency: pitch });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(LOUDNESS, begin + ATTACK_S);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
    tone.connect(volume).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + length);
  }
}
