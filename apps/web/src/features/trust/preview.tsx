import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { RatingMoves } from '#domain/ratings/rating-moves.tsx';
import { Stack } from '#ui/layout.ts';
import { LoadState } from '#ui/state/load-state.tsx';
import type { TrustChange } from './changes.ts';

type Props = { readonly of: string; readonly change: TrustChange; readonly given: boolean };

/** Requests the effect of a change on the ratings, uncached. */
export function Preview({ of, change, given }: Props) {
  const { t } = useTranslation('trust');
  const preview = useQuery({
    queryKey: ['trustPreview', of, given],
    queryFn: () => change(given, { preview: true, undo: !given }),
    staleTime: 0,
    gcTime: 0,
  });
  if (!preview.data) return <LoadState query={preview} rows={{ count: 3, height: 36 }} />;
  const { matches, players, ratings } = preview.data;
  if (matches === 0) return <Typography color="textSecondary">{t('noMatches')}</Typography>;
  return (
    <Stack gap={1}>
      <Typography sx={{ fontWeight: 650 }}>{t(given ? 'enter' : 'leave', { count: matches })}</Typography>
      <RatingMoves players={players} ratings={ratings} />
    </Stack>
  );
}
