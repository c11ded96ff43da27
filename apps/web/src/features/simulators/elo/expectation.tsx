import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  defaultRatingSettings as settings,
  exchange,
  forecastMatch,
  type RatingStanding,
} from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { formatChange, formatPercent } from '#lib/format.ts';
import { Hint } from '#ui/page/hint.tsx';
import { Panel } from '#ui/page/panel.tsx';

type Props = { readonly a: RatingStanding; readonly b: RatingStanding };

/** What Elo expects of the next match: who wins, by which score, and what moves. */
export function Expectation({ a, b }: Props) {
  const { t } = useTranslation('simulators');
  const { win, scores } = forecastMatch(a.rating, b.rating, 5, settings);
  const aWins = exchange(a, b, settings);
  const bWins = exchange(b, a, settings);
  const most = Math.max(...scores.map(({ probability }) => probability));
  return (
    <Panel title={t('elo.expected')}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 1 }}>
        <Stake
          percent={formatPercent(win)}
          text={t('elo.ifA', { a: formatChange(aWins.winner), b: formatChange(aWins.loser) })}
        />
        <Stake
          right
          percent={formatPercent(1 - win)}
          text={t('elo.ifB', { a: formatChange(bWins.loser), b: formatChange(bWins.winner) })}
        />
      </Box>
      <Box aria-hidden="true" sx={{ display: 'flex', height: 12, gap: '2px', mb: 3 }}>
        <Box sx={{ flexGrow: win, bgcolor: 'primary.main', borderRadius: 1 }} />
        <Box sx={{ flexGrow: 1 - win, bgcolor: 'secondary.main', borderRadius: 1 }} />
      </Box>
      <Hint sx={{ mb: 1 }}>{t('elo.scores')}</Hint>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr auto', gap: 1 }}>
        {scores.map(({ own, other, probability }) => (
          <Box key={`${own}-${other}`} sx={{ display: 'contents' }}>
            <Typography component="span" variant="body2">{`${own}-${other}`}</Typography>
            <Box component="span" aria-hidden="true" sx={{ alignSelf: 'center', height: 8 }}>
              <Box
                sx={{
                  width: `${(100 * probability) / most}%`,
                  height: 1,
                  borderRadius: 1,
                  bgcolor: own > other ? 'primary.main' : 'secondary.main',
                }}
              />
            </Box>
            <Typography component="span" variant="body2" sx={{ textAlign: 'right' }}>
              {formatPercent(probability)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

type StakeProps = { readonly percent: string; readonly text: string; readonly right?: boolean };

const Stake = ({ percent, text, right = false }: StakeProps) => (
  <Box sx={{ textAlign: right ? 'right' : 'left' }}>
    <Typography variant="h1" component="p">
      {percent}
    </Typography>
    <Hint>{text}</Hint>
  </Box>
);
