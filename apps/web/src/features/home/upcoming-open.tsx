import type { Open } from '@topspin/contract';
import Box from '@mui/material/Box';
import { paths } from '#lib/paths.ts';
import { formatDays, formatLeaf } from '#lib/format.ts';
import { usePlacesWords } from '#domain/places-words.ts';
import { Hint } from '#ui/page/hint.tsx';
import { CalendarDay } from '#ui/page/calendar-day.tsx';
import { RowLink } from '#ui/page/text-link.tsx';

/** One upcoming open: its day, name, venue, and how full it is. */
export function UpcomingOpen({ open }: { readonly open: Open }) {
  const placesWords = usePlacesWords();
  const { venue } = open;
  return (
    <li>
      <RowLink
        to={paths.open}
        params={{ openId: open._id }}
        sx={{ gap: 2, mx: -1, px: 1, py: 1.25, alignItems: 'center' }}
      >
        <CalendarDay {...formatLeaf(open.date_start, venue?.time_zone)} />
        <Box component="span" sx={{ minWidth: 0 }}>
          <Box component="span" sx={{ display: 'block', fontWeight: 650 }}>
            {open.name}
          </Box>
          <Hint component="span" sx={{ display: 'block' }}>
            {[formatDays(open.date_start, open.date_end, venue?.time_zone), venue?.name]
              .filter(Boolean)
              .join(' · ')}
          </Hint>
          <Hint component="span">{placesWords(open)}</Hint>
        </Box>
      </RowLink>
    </li>
  );
}
