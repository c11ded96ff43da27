import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Changes } from '#lib/outbox/changes.tsx';
import { undoOf } from '#features/opens/players/queue/entries.ts';
import { TextLink } from '#ui/page/text-link.tsx';
import { useOutbox } from '#lib/outbox/use-outbox.ts';
import { Stack } from '#ui/layout.ts';

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
    <Box component="section" sx={{ maxWidth: 480, mx: 'auto', px: 2, pb: 4 }}>
      {outbox.waiting.length > 0 && (
        <Typography variant="h2" gutterBottom>
          {t('offline.waiting', { count: outbox.waiting.length })}
        </Typography>
      )}
      <Stack as="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {[...pages].map(([path, title]) => {
          const there = items.filter(({ about }) => about.path === path);
          return (
            <li key={path}>
              <TextLink to={path}>{title || t('offline.back')}</TextLink>
              {` · ${there.length}`}
              <Changes items={there} undoOf={undoOf} />
            </li>
          );
        })}
      </Stack>
    </Box>
  );
}
