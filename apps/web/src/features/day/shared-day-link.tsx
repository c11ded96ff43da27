import type { Day } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/page/text-link.tsx';

/** To the page of a day that the open shares with others: from the next visit on, if one of them comes meanwhile. */
export function SharedDayLink({ day }: { readonly day: Day }) {
  const { t } = useTranslation('day');
  const [isShared] = useState(day.opens.length > 1);
  if (!day.venue || !isShared) return null;
  const { _id: venueId, name } = day.venue;
  return (
    <ButtonLink to={paths.venueDay} params={{ venueId, date: day.date }} size="small" sx={below}>
      {t('sharedDay', { venue: name })}
    </ButtonLink>
  );
}

/** On a phone in a row of its own. */
const below = {
  ml: { xs: -1.5, sm: 0 },
  flex: { xs: '1 0 100%', sm: '0 1 auto' },
  minWidth: 0,
  justifyContent: 'start',
} as const;
