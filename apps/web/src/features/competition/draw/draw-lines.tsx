import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Connector } from '#domain/bracket/connector.tsx';

type Props = {
  /** How many lines the bracket has: a power of two. */
  readonly count: number;
  readonly line: (line: number) => ReactNode;
};

const linesOfMatch = 2;
const gap = 24;

/** The lines of a bracket, two per match; the upper and the lower half are side by side if there is room. */
export function DrawLines({ count, line }: Props) {
  const { t } = useTranslation('competition');
  const matches = count / linesOfMatch;
  const halves = matches > 1 ? [0, matches / 2] : [0];
  const titles = [t('draw.upperHalf'), t('draw.lowerHalf')];
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
      {halves.map((first, half) => (
        <Box component="section" key={first} aria-label={titles[half]} sx={{ minWidth: 0, pr: `${gap}px` }}>
          <Typography variant="h3" sx={{ mb: 0.5 }}>
            {titles[half]}
          </Typography>
          {Array.from({ length: matches / halves.length }, (_, index) => (
            <Box key={index} sx={{ position: 'relative', py: 0.75 }}>
              {matches > 2 && (
                <Connector
                  gap={gap}
                  lines={{ out: 'plain', into: undefined }}
                  drop={index % 2 === 0 ? 'lowerEdge' : 'upperEdge'}
                />
              )}
              <Card component="ol" sx={{ m: 0, p: 0.5, listStyle: 'none' }}>
                {[0, 1].map((side) => line((first + index) * linesOfMatch + side))}
              </Card>
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}
