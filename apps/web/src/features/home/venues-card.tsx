import type { Venue } from '@topspin/contract';
import List from '@mui/material/List';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { TwoLines } from '#ui/list/two-lines.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { ButtonLink, RowLink } from '#ui/page/text-link.tsx';

/** The venues that the user looks after. */
export function VenuesCard({ venues }: { readonly venues: readonly Venue[] }) {
  const { t } = useTranslation('home');
  return (
    <Panel title={t('venues.title')}>
      <List disablePadding sx={{ mb: 1 }}>
        {venues.map(({ _id, name, address, tables }) => (
          <li key={_id}>
            <RowLink to={paths.venue} params={{ venueId: _id }} sx={{ mx: -1, px: 1 }}>
              <TwoLines first={name} second={[address, t('venues.tables', { count: tables })]} />
            </RowLink>
          </li>
        ))}
      </List>
      <ButtonLink to={paths.management} sx={{ px: 1, ml: -1 }}>
        {t('venues.all')}
      </ButtonLink>
    </Panel>
  );
}
