import Box from '@mui/material/Box';
import type { Lines } from './rounds.ts';

const plain = '1px solid var(--mui-palette-outline)';
const lit = '2px solid var(--mui-palette-primary-main)';

type Props = {
  readonly gap: number;
  readonly lines: Lines;
  /** How far below this match the next one is, in rem, negative if above; or that it is at this match's lower or upper edge. */
  readonly drop: number | 'lowerEdge' | 'upperEdge';
};

/** The connecting lines of a match: to the right, up or down to the next one, and in from the left. */
export function Connector({ gap, lines: { out, into }, drop }: Props) {
  const rises = drop === 'upperEdge' || (typeof drop === 'number' && drop < 0);
  const height = typeof drop === 'number' ? `${Math.abs(drop)}rem` : '50%';
  const bend = rises ? { bottom: '50%' } : { top: '50%' };
  const edge = rises ? 'borderBottom' : 'borderTop';
  return (
    <>
      {out && (
        <Box
          aria-hidden="true"
          sx={{
            position: 'absolute',
            left: '100%',
            width: gap / 2,
            height,
            ...bend,
            [edge]: out === 'lit' ? lit : plain,
            borderRight: drop === 0 ? 0 : out === 'lit' ? lit : plain,
          }}
        />
      )}
      {into && (
        <Box
          aria-hidden="true"
          sx={{
            position: 'absolute',
            right: '100%',
            top: '50%',
            width: gap / 2,
            borderTop: into === 'lit' ? lit : plain,
          }}
        />
      )}
    </>
  );
}
