import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { lateEdge, looks } from './timeline-bar.tsx';

const kinds = ['played', 'playing', 'called', 'planned'] as const;

/** Explains the bars and the line of the timeline, with a sample of each. */
export function TimelineLegend() {
  const { t } = useTranslation('day');
  return (
    <Box component="ul" aria-label={t('times.legend')} sx={legend}>
      {kinds.map((kind) => (
        <Entry key={kind} words={t(`times.kinds.${kind}`)} look={{ ...bar, ...looks[kind] }} />
      ))}
      <Entry words={t('times.isLate')} look={{ ...bar, ...looks.planned, ...lateEdge }} />
      <Entry
        words={t('times.nowLine')}
        look={{ borderLeft: 2, borderColor: 'secondary.main', height: '1.25rem' }}
      />
    </Box>
  );
}

const Entry = ({ words, look }: { readonly words: string; readonly look: object }) => (
  <Typography
    component="li"
    variant="body2"
    color="textSecondary"
    sx={{ display: 'flex', gap: 1, alignItems: 'center' }}
  >
    <Box aria-hidden sx={{ flex: 'none', ...look }} />
    {words}
  </Typography>
);

const bar = { width: '1.75rem', height: '1rem', border: 1, borderRadius: 0.5 } as const;

const legend = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2.5,
  rowGap: 0.5,
  listStyle: 'none',
  m: 0,
  mb: 1.5,
  p: 0,
} as const;
