import Box from '@mui/material/Box';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { units } from '#ui/units.ts';

/** 4 % of the height: what is smaller is not read from the stands. */
const least = 44;

type Fit = { readonly size: number; readonly stretch: number; readonly wraps: boolean };

/** From the largest to narrow letters in two lines. */
const fitsOf = (size: number): readonly Fit[] => [
  { size, stretch: 85, wraps: false },
  { size, stretch: 72, wraps: false },
  { size: Math.max(least, size * 0.85), stretch: 66, wraps: false },
  { size: least, stretch: 62, wraps: false },
  { size: least, stretch: 62, wraps: true },
];

type Props = {
  readonly text: string;
  /** In pixels of 1920 × 1080. */
  readonly size: number;
  readonly weight?: number;
};

/** A name as large as its place allows: narrower, smaller and at last in two lines, but never cut, and never too small. No line begins with the stroke of a pair. */
export function Fitted(props: Props) {
  const isLettered = useFonts();
  const width = useSyncExternalStore(onResize, () => window.innerWidth);
  return <Measured key={`${props.text} ${props.size} ${isLettered} ${width}`} {...props} />;
}

function Measured({ text, size, weight = 650 }: Props) {
  const box = useRef<HTMLSpanElement>(null);
  const [step, setStep] = useState(0);
  const fits = fitsOf(size);
  const fit = fits[step] ?? fits[0];
  const last = fits.length - 1;
  useLayoutEffect(() => {
    const { current } = box;
    if (current && step < last && current.scrollWidth > current.clientWidth) setStep(step + 1);
  }, [step, last]);
  return (
    <Box
      component="span"
      ref={box}
      data-name=""
      sx={{
        display: 'block',
        minWidth: 0,
        fontSize: units(fit?.size ?? size),
        fontStretch: `${fit?.stretch ?? 62}%`,
        fontWeight: weight,
        lineHeight: fit?.wraps ? 1 : 1.08,
        whiteSpace: fit?.wraps ? 'normal' : 'nowrap',
        overflowWrap: 'anywhere',
        textWrapStyle: 'balance',
      }}
    >
      {text.replaceAll(' / ', '\u00A0/ ')}
    </Box>
  );
}

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** Whether the letters are loaded: others are wider. */
function useFonts(): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    let isGone = false;
    const wait = async () => {
      await document.fonts.ready;
      if (!isGone) setLoaded(true);
    };
    void wait();
    return () => {
      isGone = true;
    };
  }, []);
  return isLoaded;
}
