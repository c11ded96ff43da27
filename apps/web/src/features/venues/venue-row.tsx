import type { Venue } from '@topspin/contract';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { RowLink } from '#ui/page/text-link.tsx';
import { TwoLines } from '#ui/list/two-lines.tsx';
import { Row } from '#ui/layout.ts';

type Props = { readonly venue: Venue; readonly action?: ReactNode };

/** One venue in a list: its name, address and number of tables. */
export function VenueRow({ venue, action }: Props) {
  const { t } = useTranslation('venues');
  return (
    <Row as="li" gap={0} nowrap>
      <RowLink
        to={paths.venue}
        params={{ venueId: venue._id }}
        sx={{ gap: 2, minHeight: 64, justifyContent: 'space-between' }}
      >
        <TwoLines first={venue.name} second={[venue.address]} />
        <Typography variant="h3" component="span" sx={{ flex: 'none' }}>
          {t('tablesCount', { count: venue.tables })}
        </Typography>
      </RowLink>
      {action}
    </Row>
  );
}
