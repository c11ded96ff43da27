import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useOutbox } from '#lib/outbox/use-outbox.ts';

/** What this device still has to send, by what it concerns, with the way back to it: nobody is kept from scoring. */
export function WaitingItems() {
  const { t } = useTranslation('shell');
  const waiting = useOutbox()?.waiting ?? [];
  const pages = new Map(waiting.map(({ about }) => [about.path, about.title]));
  if (pages.size === 0) return null;
  return (
    <Box component="section" sx={{ maxWidth: 480, mx: 'auto', px: 2, pb: 4, textAlign: 'center' }}>
      <Typography gutterBottom>{t('offline.waiting', { count: waiting.length })}</Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {[...pages].map(([path, title]) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
            {` · ${waiting.filter(({ about }) => about.path === path).length}`}
          </li>
        ))}
      </Box>
    </Box>
  );
}
