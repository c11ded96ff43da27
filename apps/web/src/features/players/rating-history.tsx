import { listPlayerRatings, type PlayerPage, type RatingChange } from '@topspin/contract';
import { shownRating } from '@topspin/engine';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { useInfiniteList } from '#lib/api/infinite.ts';
import { apiQuery } from '#lib/api/query.ts';
import { formatChange, formatDay, formatNumber } from '#lib/format.ts';
import { Hint } from '#ui/page/hint.tsx';
import { InfiniteList } from '#ui/list/infinite-list.tsx';
import { PlainLink } from '#ui/page/text-link.tsx';
import { StepChart } from '#ui/chart/step-chart.tsx';
import { Row } from '#ui/layout.ts';

const charted = 100;

/** The rating over time: a step at each match, and a list of every change below. */
export function RatingHistory({ player }: { readonly player: PlayerPage }) {
  const { t } = useTranslation('players');
  const list = useInfiniteList(listPlayerRatings, { params: { id: player._id } });
  return (
    <>
      <RatingChart player={player} />
      <InfiniteList
        list={list}
        label={t('history')}
        emptyTitle={t('historyEmpty')}
        emptyHint={t('historyEmptyHint')}
      >
        {(change) => <ChangeRow key={change._id} change={change} />}
      </InfiniteList>
    </>
  );
}

type ChartProps = { readonly player: { readonly _id: string; readonly name: string } };

/** The latest changes of a rating as a chart. */
export function RatingChart({ player }: ChartProps) {
  const recent = useQuery(
    apiQuery(listPlayerRatings, { params: { id: player._id }, query: { itemsPerPage: charted } }),
  );
  const changes = ((recent.data?.collection ?? []) as RatingChange[]).toReversed();
  return changes.length > 0 && <Chart name={player.name} changes={changes} />;
}

function Chart({ name, changes }: { name: string; changes: readonly RatingChange[] }) {
  const { t } = useTranslation('players');
  const [oldest] = changes;
  const ratings = [
    (oldest?.won === null ? oldest.after : oldest?.before) ?? 0,
    ...changes.map(({ after }) => after),
  ];
  const [first = 0] = ratings;
  const last = ratings.at(-1) ?? 0;
  const summary = {
    first: shownRating(first),
    last: shownRating(last),
    peak: shownRating(Math.max(...ratings)),
  };
  return (
    <StepChart
      label={`${t('chart', { name })}. ${t('chartSummary', summary)}`}
      start={first}
      steps={changes.map(({ _id, after, opponent, won, finished_at: at }) => ({
        key: _id,
        value: after,
        text: [
          shownRating(after),
          ...(opponent ? [t(won ? 'won' : 'lost'), opponent.name] : [t('initialRating')]),
          formatDay(at),
        ].join(' · '),
      }))}
      format={(rating) => String(shownRating(rating))}
      peakLabel={(rating) => t('peak', { rating })}
      lastLabel={(rating) => t('now', { rating })}
    />
  );
}

function ChangeRow({ change }: { readonly change: RatingChange }) {
  const { t } = useTranslation('players');
  const { before, after, won, opponent, expected } = change;
  return (
    <Row as="li" gap={2} nowrap sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {opponent ? (
          <PlainLink
            to={paths.player}
            params={{ playerId: opponent._id }}
            sx={{ fontWeight: 600, '&:hover': { textDecoration: 'underline' } }}
          >
            {opponent.name}
          </PlainLink>
        ) : (
          <Typography sx={{ fontWeight: 600 }}>{t('initialRating')}</Typography>
        )}
        <Hint>
          {[
            ...(won === null ? [] : [t(won ? 'won' : 'lost')]),
            formatDay(change.finished_at),
            ...(expected === null ? [] : [t('expected', { percent: formatNumber(100 * expected) })]),
          ].join(' · ')}
        </Hint>
      </Box>
      {won !== null && (
        <Typography variant="h3" component="span" color={won ? 'primary' : 'secondary'}>
          {formatChange(after - before)}
        </Typography>
      )}
      <Typography variant="h2" component="span" sx={{ minWidth: 56, textAlign: 'right' }}>
        {shownRating(after)}
      </Typography>
    </Row>
  );
}
