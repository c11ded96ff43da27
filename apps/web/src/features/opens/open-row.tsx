import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Open } from '@topspin/contract';
import type { ReactNode } from 'react';
import { paths } from '#lib/paths.ts';
import { formatDays, formatLeaf } from '#lib/format.ts';
import { usePlacesWords } from '#domain/places-words.ts';
import { Hint } from '#ui/page/hint.tsx';
import { CalendarDay } from '#ui/page/calendar-day.tsx';
import { RowLink } from '#ui/page/text-link.tsx';
import { Row } from '#ui/layout.ts';
import { StateChip } from './state-chip.tsx';

/** One open in a list: its day, name, venue, how full it is, and its state. */
export function OpenRow({ open, action }: { readonly open: Open; readonly action?: ReactNode }) {
  const placesWords = usePlacesWords();
  const zone = open.venue?.time_zone;
  const details = [formatDays(open.date_start, open.date_end, zone), open.venue?.name, placesWords(open)];
  return (
    <Row as="li" gap={0} nowrap>
      <RowLink to={paths.open} params={{ openId: open._id }} sx={{ gap: 2, px: { xs: 1, sm: 1.5 }, py: 1.5 }}>
        <CalendarDay {...formatLeaf(open.date_start, zone)} />
        <Box
          sx={{
            flex: 1,
            minWidth: 0,
            display: 'flex',
            flexDirection: { xs: 'column', sm: 'row' },
            alignItems: { xs: 'start', sm: 'center' },
            gap: { xs: 0.75, sm: 2 },
          }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="subtitle1" component="span" sx={{ display: 'block', lineHeight: 1.3 }}>
              {open.name}
            </Typography>
            <Hint component="span" sx={{ display: 'block' }}>
              {details.filter(Boolean).join(' · ')}
            </Hint>
          </Box>
          <StateChip state={open.state} />
        </Box>
      </RowLink>
      {action}
    </Row>
  );
}
