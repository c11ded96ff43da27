import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { PublicMatch } from '@topspin/contract';
import { useId, type ReactNode } from 'react';
import { MatchRow } from './match-row.tsx';
import { Hint } from '#ui/page/hint.tsx';

type Props = { readonly title: string; readonly hint?: string; readonly children: ReactNode };

/** A card with its heading. */
export function Section({ title, hint, children }: Props) {
  const heading = useId();
  return (
    <Card component="section" aria-labelledby={heading} sx={{ p: { xs: 1, sm: 2 }, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5, px: 1, pt: 0.5, pb: 1 }}>
        <Typography id={heading} variant="h2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {hint && <Hint>{hint}</Hint>}
      </Box>
      {children}
    </Card>
  );
}

type MatchesProps = {
  readonly matches: readonly PublicMatch[];
  readonly openId: string;
  readonly timeZone?: string | undefined;
  readonly within?: boolean;
};

export const Matches = ({ matches, ...row }: MatchesProps) => (
  <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {matches.map((match) => (
      <MatchRow key={match._id} match={match} {...row} />
    ))}
  </Box>
);

/** Which matches a list has, in its order. */
export const idsOf = (matches: readonly PublicMatch[]): string => matches.map(({ _id }) => _id).join();

/** Cards below each other, in two columns where there is room. */
export const Sections = ({ children }: { readonly children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      alignItems: 'start',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 380px), 1fr))',
    }}
  >
    {children}
  </Box>
);
