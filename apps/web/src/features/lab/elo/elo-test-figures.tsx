import { minute } from '@topspin/engine';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';
import { type EloFigures, fits } from './elo-test.ts';
import { Stack } from '#ui/layout.ts';
import { Hint } from '#ui/page/hint.tsx';

/** What was expected and what was played, as two bars on one scale; the verdict once it is over. */
export function EloTestFigures({ figures, over }: { readonly figures: EloFigures; readonly over: boolean }) {
  const { t } = useTranslation('lab');
  const { expected, observed, margin, played, points, duration } = figures;
  const percent = (share: number) => t('elo.percent', { value: formatNumber(100 * share, 1) });
  return (
    <Stack>
      <Share label={t('elo.expected')} share={expected} text={percent(expected)} colour="text.secondary" />
      <Share label={t('elo.observed')} share={observed} text={percent(observed)} colour="primary.main" />
      <Typography>
        {t('elo.margin')}: ± {percent(margin)}
      </Typography>
      <Typography role="status" variant="h3" component="p" sx={{ minHeight: 24 }}>
        {over && t(fits(figures) ? 'elo.fits' : 'elo.fitsNot')}
      </Typography>
      <Hint>
        {t('elo.figures', {
          matches: formatNumber(played),
          points: formatNumber(Math.round(points)),
          minutes: formatNumber(Math.round(duration / minute)),
        })}
      </Hint>
    </Stack>
  );
}

type ShareProps = {
  readonly label: string;
  readonly share: number;
  readonly text: string;
  readonly colour: string;
};

const Share = ({ label, share, text, colour }: ShareProps) => (
  <div>
    <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
      <span>{label}</span>
      <Box component="span" sx={{ fontWeight: 750 }}>
        {text}
      </Box>
    </Box>
    <Box aria-hidden="true" sx={{ height: 10, borderRadius: 1, bgcolor: 'var(--mui-palette-quiet)' }}>
      <Box sx={{ height: 1, width: `${100 * share}%`, borderRadius: 1, bgcolor: colour }} />
    </Box>
  </div>
);
