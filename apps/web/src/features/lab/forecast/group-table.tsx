import type { GroupPlayerForecast } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';
import type { ForecastPlayer } from './forecast-list.ts';
import { ForecastTable } from './forecast-table.tsx';

type Props = {
  /** The group of the forecast, and how many qualify from it. */
  readonly asked: { readonly players: readonly ForecastPlayer[]; readonly qualify: number };
  /** By mean position, best first. */
  readonly players: readonly GroupPlayerForecast[];
};

/** How often each player qualifies and finishes in each position, with matches won and match points on average. */
export function GroupTable({ asked, players }: Props) {
  const { t } = useTranslation('lab');
  const ratings = new Map(asked.players.map(({ name, rating }) => [name, rating]));
  const headings = [
    t('forecast.group.qualifies'),
    ...players.map((_, index) => t('forecast.group.position', { position: index + 1 })),
    t('forecast.group.wins'),
    t('forecast.group.points'),
    t('forecast.group.tied'),
  ];
  const rows = players.map(({ player, positions, wins, matchPoints, tied }) => ({
    name: player,
    rating: ratings.get(player) ?? 0,
    figures: [
      // Rounding may leave the sum a little above one.
      Math.min(
        1,
        positions.slice(0, asked.qualify).reduce((sum, share) => sum + share, 0),
      ),
      ...positions,
      formatNumber(wins, 2),
      formatNumber(matchPoints, 2),
      tied,
    ],
  }));
  return <ForecastTable label={t('forecast.outcome')} headings={headings} rows={rows} />;
}
