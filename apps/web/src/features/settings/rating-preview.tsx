import { setRating } from '@topspin/contract';
import type { RatingSettings } from '@topspin/engine';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { RatingMoves } from '#domain/ratings/rating-moves.tsx';
import { Stack } from '#ui/layout.ts';
import { LoadState } from '#ui/state/load-state.tsx';

/** What these constants would do to the ratings, uncached. */
export function RatingPreview({ rating }: { readonly rating: RatingSettings }) {
  const { t } = useTranslation('settings');
  const preview = useQuery({
    queryKey: ['ratingPreview', rating],
    queryFn: () => call(setRating, { body: { rating, preview: true } }),
    staleTime: 0,
    gcTime: 0,
  });
  if (!preview.data) return <LoadState query={preview} rows={{ count: 3, height: 36 }} />;
  const { matches, players, ratings, unrated } = preview.data;
  return (
    <Stack gap={1.5}>
      <Typography color="textSecondary">{t('rating.replayed', { count: matches })}</Typography>
      {players === 0 && unrated === 0 && <Typography>{t('rating.nothing')}</Typography>}
      {unrated > 0 && <Typography>{t('rating.unrated', { count: unrated, start: rating.start })}</Typography>}
      {players > 0 && <RatingMoves players={players} ratings={ratings} />}
    </Stack>
  );
}
