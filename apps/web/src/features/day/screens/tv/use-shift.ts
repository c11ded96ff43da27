import { useEffect, useState } from 'react';
import { units } from '#ui/units.ts';

/** In milliseconds. */
const every = 60_000;
/** In pixels of 1920 × 1080: nothing that stands stays on the same dots for longer than a minute. */
const places = [
  [0, 0],
  [8, 4],
  [12, 10],
  [4, 12],
  [-6, 10],
  [-12, 4],
  [-10, -6],
  [0, -12],
  [10, -8],
] as const;

/** A small slow shift of the whole picture against burn-in. */
export function useShift(): string {
  const [step, setStep] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setStep((last) => (last + 1) % places.length), every);
    return () => clearInterval(timer);
  }, []);
  const [x, y] = places[step] ?? [0, 0];
  return `translate(${units(x)}, ${units(y)})`;
}
