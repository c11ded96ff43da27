import type { Happened } from './happened.ts';

/** Frequency in Hz, and when and how long in seconds. */
type Tones = Record<Happened, readonly (readonly [number, number, number])[]>;

/** The tones of what happened. */
const tones = {
  point: [[880, 0, 0.06]],
  undo: [
    [440, 0, 0.08],
    [330, 0.09, 0.1],
  ],
  end: [
    [660, 0, 0.1],
    [880, 0.12, 0.18],
  ],
  start: [],
} as const satisfies Tones;

/** How long a phone vibrates, and pauses between, in milliseconds. */
const vibrations = {
  point: [20],
  undo: [20, 60, 20],
  end: [80, 60, 80],
  start: [],
} as const satisfies Record<Happened, readonly number[]>;

const loudness = 0.25;
let context: AudioContext | undefined;

/** Plays its tones, where the browser can. */
export function play(happened: Happened): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  // A browser lets a page sound only after a tap.
  void context.resume();
  for (const [frequency, from, lasts] of tones[happened]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const start = context.currentTime + from;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(loudness, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + lasts);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + lasts);
  }
}

export const canVibrate = (): boolean => 'vibrate' in navigator;

export function vibrate(happened: Happened): void {
  if (canVibrate()) navigator.vibrate([...vibrations[happened]]);
}
