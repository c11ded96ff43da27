import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef, useState, type PointerEvent } from 'react';

export type Bar = { readonly key: number | string; readonly value: number; readonly text: string };

type Props = {
  /** What the chart shows, and its gist, for screen readers. */
  readonly label: string;
  readonly bars: readonly Bar[];
  /** A line over the bars; empty for none. */
  readonly curve?: readonly number[];
  /** Below the chart while no bar is pointed at. */
  readonly hint?: string;
  /** Lets a mouse or a pen drag bars to another value; the page also needs fields for them. */
  readonly onDrag?: (index: number, value: number) => void;
};

const size = { width: 640, height: 400, top: 12, bottom: 8 } as const;
const rise = size.height - size.top - size.bottom;

type Drag = { readonly index: number; readonly highest: number };

/** Values side by side, with a line of reference. */
export function BarChart({ label, bars, curve = [], hint = ' ', onDrag }: Props) {
  const [pointed, setPointed] = useState<number | null>(null);
  const drag = useRef<Drag | null>(null);
  const [held, setHeld] = useState<Drag | null>(null);
  const highest = held?.highest ?? Math.max(1, ...bars.map(({ value }) => value), ...curve);
  const slot = size.width / Math.max(1, bars.length);
  const yOf = (value: number) => size.top + rise * (1 - Math.min(value, highest) / highest);
  const where = ({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const x = ((clientX - left) / width) * size.width;
    const y = ((clientY - top) / height) * size.height;
    const index = Math.min(bars.length - 1, Math.max(0, Math.floor(x / slot)));
    return { index, share: Math.min(1, Math.max(0, 1 - (y - size.top) / rise)) };
  };
  const take = (event: PointerEvent<SVGSVGElement>) => {
    const { index } = where(event);
    setPointed(index);
    if (!onDrag || event.pointerType === 'touch') return;
    event.currentTarget.setPointerCapture(event.pointerId);
    // The scale stays while one drags, with room above.
    drag.current = { index, highest: highest * (index === 0 ? 1.25 : 1) };
    setHeld(drag.current);
  };
  const move = (event: PointerEvent<SVGSVGElement>) => {
    const { index, share } = where(event);
    if (!drag.current) return setPointed(index);
    onDrag?.(drag.current.index, roundly(share * drag.current.highest, drag.current.highest));
  };
  const drop = () => {
    drag.current = null;
    setHeld(null);
  };
  return (
    <Box component="figure" aria-label={label} sx={{ m: 0 }}>
      <Box
        component="svg"
        aria-hidden="true"
        viewBox={`0 0 ${size.width} ${size.height}`}
        onPointerDown={take}
        onPointerMove={move}
        onPointerUp={drop}
        onPointerCancel={drop}
        onPointerLeave={() => setPointed(null)}
        sx={{
          display: 'block',
          width: '100%',
          height: 'auto',
          touchAction: 'pan-y',
          userSelect: 'none',
          ...(onDrag && { cursor: 'ns-resize' }),
        }}
      >
        {bars.map(({ key, value }, index) => (
          <Box
            component="rect"
            key={key}
            x={index * slot + slot * 0.1}
            y={yOf(value)}
            width={slot * 0.8}
            height={size.height - size.bottom - yOf(value)}
            rx={Math.min(6, slot * 0.15)}
            sx={{
              fill: 'var(--mui-palette-primary-main)',
              opacity: pointed === index || held?.index === index ? 1 : 0.75,
            }}
          />
        ))}
        {curve.length > 1 && (
          <Box
            component="polyline"
            points={curve.map((value, index) => `${(index + 0.5) * slot},${yOf(value)}`).join(' ')}
            sx={{
              fill: 'none',
              stroke: 'var(--mui-palette-secondary-main)',
              strokeWidth: 3,
              strokeLinejoin: 'round',
            }}
          />
        )}
        <Box
          component="path"
          d={`M0 ${size.height - size.bottom}H${size.width}`}
          sx={{ stroke: 'var(--mui-palette-divider)', strokeWidth: 2 }}
        />
      </Box>
      <Typography component="figcaption" variant="body2" color="textSecondary" sx={{ minHeight: 22 }}>
        {(pointed === null ? undefined : bars[pointed]?.text) ?? hint}
      </Typography>
    </Box>
  );
}

/** As coarse as a hand can aim: a two-hundredth of the scale, in ones, fives or tens. */
function roundly(value: number, highest: number): number {
  const step = [1, 5, 10, 50, 100].find((step) => step >= highest / 200) ?? 100;
  return Math.max(1, Math.round(value / step) * step);
}
