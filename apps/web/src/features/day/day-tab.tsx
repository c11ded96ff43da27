import Box from '@mui/material/Box';
import type { Day, OpenPage } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/page/text-link.tsx';
import { StatePanel } from '#ui/state/state-panel.tsx';
import { LoadedDay } from './loaded-day.tsx';
import { useDay } from './use-day.ts';

/** The tables of an open in play, for its organisers. */
export function DayTab({ open }: { readonly open: Pick<OpenPage, '_id' | 'state'> }) {
  const { t } = useTranslation('day');
  if (open.state !== 'active')
    return <StatePanel drawing="emptyTable" title={t('title')} hint={t('notInPlay')} />;
  return <OpenDay key={open._id} openId={open._id} />;
}

function OpenDay({ openId }: { readonly openId: string }) {
  const day = useDay({ open: openId });
  return (
    <>
      {day.data && <SharedDayLink day={day.data} />}
      <LoadedDay day={day} />
    </>
  );
}

/** To the page of a day that the open shares with others: from the next visit on, if one of them comes meanwhile. */
function SharedDayLink({ day }: { readonly day: Day }) {
  const { t } = useTranslation('day');
  const [isShared] = useState(day.opens.length > 1);
  if (!day.venue || !isShared) return null;
  const { _id: venueId, name } = day.venue;
  return (
    <Box sx={{ mb: 1 }}>
      <ButtonLink to={paths.venueDay} params={{ venueId, date: day.date }} size="small">
        {t('sharedDay', { venue: name })}
      </ButtonLink>
    </Box>
  );
}
