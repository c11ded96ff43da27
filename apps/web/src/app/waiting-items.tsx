import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Changes } from '#lib/outbox/changes.tsx';
import { undoOf } from '#features/opens/players/queue/entries.ts';
import { useOutbox } from '#lib/outbox/use-outbox.ts';

/**
 * What this device still has to send, or could not, by what it concerns, with the way back to it: nobody is kept from
 * scoring, nor from reception.
 */
export function WaitingItems() {
  const { t } = useTranslation('shell');
  const outbox = useOutbox();
  const items = [...(outbox?.refused ?? []), ...(outbox?.waiting ?? [])];
  const pages = new Map(items.map(({ about }) => [about.path, about.title]));
  if (outbox === undefined || pages.size === 0) return null;
  return (
    <Box component="section" sx={{ maxWidth: 480, mx: 'auto', px: 2, pb: 4, textAlign: 'center' }}>
      {outbox.waiting.length > 0 && (
        <Typography gutterBottom>{t('offline.waiting', { count: outbox.waiting.length })}</Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {[...pages].map(([path, title]) => {
          const there = items.filter(({ about }) => about.path === path);
          return (
            <li key={path}>
              <Link to={path}>{title || t('offline.back')}</Link>
              {` · ${there.length}`}
              <Changes items={there} undoOf={undoOf} />
            </li>
          );
        })}
      </Box>
    </Box>
  );
}
