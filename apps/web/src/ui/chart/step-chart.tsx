import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useThrottled } from '../act/use-throttled.ts';
import { scaleSteps, stepPath, type Point } from './step-scale.ts';

export type Step = { readonly key: string; readonly value: number; readonly text: string };

type Props = {
  /** What the chart shows, and its gist, for screen readers. */
  readonly label: string;
  readonly start: number;
  readonly steps: readonly Step[];
  readonly format: (value: number) => string;
  readonly peakLabel: (value: string) => string;
  readonly lastLabel: (value: string) => string;
};

const size = { width: 640, height: 220, top: 28, bottom: 28, right: 8, left: 8 } as const;

/** A value that changes in steps, with its peak and last value marked; hovering or tapping a step shows details. */
export function StepChart({ label, start, steps, format, peakLabel, lastLabel }: Props) {
  const [chosen, setChosen] = useState<number | null>(null);
  const points = scaleSteps([start, ...steps.map(({ value }) => value)], size);
  const peak = points.reduce((best, point) => (point.value > best.value ? point : best));
  const last = points.at(-1) ?? peak;
  const shown = chosen === null ? null : (points[chosen + 1] ?? null);
  const choose = (clientX: number, svg: SVGSVGElement) => {
    const { left, width } = svg.getBoundingClientRect();
    setChosen(nearest(points, ((clientX - left) / width) * size.width) - 1);
  };
  const follow = useThrottled(choose);
  const leave = () => {
    follow.cancel();
    setChosen(null);
  };
  return (
    <Box component="figure" aria-label={label} sx={{ m: 0, mb: 2 }}>
      <Box
        component="svg"
        aria-hidden="true"
        viewBox={`0 0 ${size.width} ${size.height}`}
        onPointerMove={(event) => follow.call(event.clientX, event.currentTarget)}
        onPointerDown={(event) => choose(event.clientX, event.currentTarget)}
        onPointerLeave={leave}
        sx={{
          display: 'block',
          width: '100%',
          height: 'auto',
          overflow: 'visible',
          touchAction: 'pan-y',
          font: 'inherit',
          fontSize: { xs: 26, sm: 16 },
          fontWeight: 650,
        }}
      >
        <Box
          component="path"
          d={`M${size.left} ${last.y}H${size.width - size.right}`}
          sx={{ stroke: 'var(--mui-palette-divider)', strokeDasharray: '2 6', strokeWidth: 2 }}
        />
        <Box
          component="path"
          d={stepPath(points)}
          sx={{
            fill: 'none',
            stroke: 'var(--mui-palette-primary-main)',
            strokeWidth: 3,
            strokeLinejoin: 'round',
          }}
        />
        <Mark point={peak} text={peakLabel(format(peak.value))} above />
        {last !== peak && (
          <Mark point={last} text={lastLabel(format(last.value))} above={last.y > size.height / 2} />
        )}
        {shown && (
          <Box
            component="circle"
            cx={shown.x}
            cy={shown.y}
            r={7}
            sx={{ fill: 'none', stroke: 'var(--mui-palette-text-primary)', strokeWidth: 3 }}
          />
        )}
      </Box>
      <Typography
        component="figcaption"
        variant="body2"
        color="textSecondary"
        aria-live="off"
        sx={{ minHeight: 22 }}
      >
        {chosen === null ? ' ' : (steps[chosen]?.text ?? format(start))}
      </Typography>
    </Box>
  );
}

function Mark({ point: { x, y }, text, above }: { point: Point; text: string; above: boolean }) {
  const anchor = x > size.width * 0.8 ? 'end' : x < size.width * 0.2 ? 'start' : 'middle';
  return (
    <>
      <Box component="circle" cx={x} cy={y} r={5} sx={{ fill: 'var(--mui-palette-primary-main)' }} />
      <Box
        component="text"
        x={x}
        y={above ? y - 12 : y + 24}
        textAnchor={anchor}
        sx={{ fill: 'var(--mui-palette-text-primary)' }}
      >
        {text}
      </Box>
    </>
  );
}

const nearest = (points: readonly Point[], x: number): number =>
  points.reduce(
    (best, point, index) => (Math.abs(point.x - x) < Math.abs((points[best]?.x ?? 0) - x) ? index : best),
    0,
  );
