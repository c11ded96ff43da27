import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { Hint } from '#ui/page/hint.tsx';
import { RowLink } from '#ui/page/text-link.tsx';
import type { Playing } from './use-playing.ts';

/** The latest results, newest first. */
export function PlayedMatches({ results }: Pick<Playing, 'results'>) {
  const { t } = useTranslation('lab');
  if (results.length === 0) return null;
  return (
    <List disablePadding aria-label={t('play.results')}>
      {results.map(({ _id, a, b, sets_won: sets, points }) => (
        <li key={_id}>
          <RowLink to={paths.match} params={{ matchId: _id }} sx={{ px: 1, gap: 2 }}>
            <Typography sx={{ flex: 1, minWidth: 0 }}>
              {t('overlay.against', { a: a?.name ?? '', b: b?.name ?? '' })}
            </Typography>
            <Hint sx={{ whiteSpace: 'nowrap' }}>{t('play.points', { count: points })}</Hint>
            <Box component="span" sx={{ fontStretch: '75%', fontWeight: 850, whiteSpace: 'nowrap' }}>
              {sets.a}–{sets.b}
            </Box>
          </RowLink>
        </li>
      ))}
    </List>
  );
}
