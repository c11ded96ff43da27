import Box from '@mui/material/Box';
import type { Lines } from './rounds.ts';

const plain = '1px solid var(--mui-palette-outline)';
const lit = '2px solid var(--mui-palette-primary-main)';

type Props = { readonly gap: number; readonly lines: Lines };

/** The connecting lines of a match: to the right, up or down to its neighbour's, and in from the left. */
export function Connector({ gap, lines: { out, into, half } }: Props) {
  const bend = half === 'upper' ? { top: '50%', bottom: 0 } : { top: 0, bottom: '50%' };
  const edge = half === 'upper' ? 'borderTop' : 'borderBottom';
  return (
    <>
      {out && (
        <Box
          aria-hidden="true"
          sx={{
            position: 'absolute',
            left: '100%',
            width: gap / 2,
            ...bend,
            [edge]: out === 'lit' ? lit : plain,
            borderRight: out === 'lit' ? lit : plain,
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
