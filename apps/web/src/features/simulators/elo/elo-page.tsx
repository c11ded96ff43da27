import Box from '@mui/material/Box';
import {
  defaultRatingSettings as settings,
  rateSeries,
  type RatingStanding,
  shownRating,
  type Side,
} from '@topspin/engine';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMe } from '#lib/session/use-me.ts';
import { Stack } from '#ui/layout.ts';
import { Hint } from '#ui/page/hint.tsx';
import { Page } from '#ui/page/page.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { NumberBox } from '../number-box.tsx';
import { eloAddress, eloLimits, type EloInputs, readEloAddress } from './elo-address.ts';
import { Expectation } from './expectation.tsx';
import { Series } from './series.tsx';

/** Two ratings: what Elo expects of a match between them, and what a series of results does to both. */
export function EloPage() {
  const { t } = useTranslation('simulators');
  const player = useMe()?.player;
  const inputs = readEloAddress(
    useSearch({ from: '/help/elo-simulator' }),
    player ? { rating: shownRating(player.rating), matches: player.matches_played } : undefined,
  );
  const navigate = useNavigate();
  const change = (changes: Partial<EloInputs>) =>
    void navigate({ to: '.', search: eloAddress({ ...inputs, ...changes }), replace: true });
  const series = rateSeries(inputs, inputs.winners, settings);
  const { a, b } = series.at(-1)?.after ?? inputs;
  return (
    <Page title={t('elo.title')} hint={t('elo.hint')}>
      <Stack gap={3}>
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
          <PlayerPanel side="a" standing={inputs.a} onChange={(next) => change({ a: next })} />
          <PlayerPanel side="b" standing={inputs.b} onChange={(next) => change({ b: next })} />
        </Box>
        <Expectation a={a} b={b} />
        <Series inputs={inputs} series={series} onChange={(winners) => change({ winners })} />
        <Hint>
          {t('elo.how', {
            k: settings.k,
            provisional: settings.provisionalK,
            matches: settings.provisionalMatches,
          })}
        </Hint>
      </Stack>
    </Page>
  );
}

type PlayerProps = {
  readonly side: Side;
  readonly standing: RatingStanding;
  readonly onChange: (standing: RatingStanding) => void;
};

function PlayerPanel({ side, standing, onChange }: PlayerProps) {
  const { t } = useTranslation('simulators');
  return (
    <Panel title={t(`elo.${side}`)}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
        <NumberBox
          label={t('elo.rating')}
          value={standing.rating}
          {...eloLimits.rating}
          onChange={(rating) => onChange({ ...standing, rating })}
        />
        <NumberBox
          label={t('elo.played')}
          value={standing.matches}
          {...eloLimits.matches}
          onChange={(matches) => onChange({ ...standing, matches })}
        />
      </Box>
    </Panel>
  );
}
