import { useEffect, useState } from 'react';

const eachStep = 1200;

/** Steps from 0 to `last`, of which one is shown: it starts at the last, and playing goes through all of them. */
export function usePlaying(last: number) {
  const [step, setStep] = useState(last);
  const [isPlaying, setPlaying] = useState(false);
  const goesOn = isPlaying && step < last;
  useEffect(() => {
    if (!goesOn) return;
    const timer = setTimeout(() => setStep(step + 1), eachStep);
    return () => clearTimeout(timer);
  }, [goesOn, step]);
  return {
    step,
    isPlaying: goesOn,
    goTo: (to: number) => {
      setPlaying(false);
      setStep(to);
    },
    /** From the start once all of it was shown. */
    play: () => {
      if (step >= last) setStep(0);
      setPlaying(true);
    },
    pause: () => setPlaying(false),
  };
}
