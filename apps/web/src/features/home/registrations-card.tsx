import { listMyInscriptions } from '@topspin/contract';
import List from '@mui/material/List';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { apiQuery } from '#lib/api/query.ts';
import { formatDay } from '#lib/format.ts';
import { Panel } from '#ui/page/panel.tsx';
import { RowLink } from '#ui/page/text-link.tsx';
import { TwoLines } from '#ui/list/two-lines.tsx';

const looked = 100;
const shown = 4;
const over: readonly string[] = ['finished', 'canceled'];
const standing: readonly string[] = ['registered', 'waiting', 'present'];
const registrations = apiQuery(listMyInscriptions, { query: { itemsPerPage: looked } });

/** The opens the user's player is registered for. Renders nothing if there are none. */
export function RegistrationsCard({ playerId }: { readonly playerId: string }) {
  const { t } = useTranslation('home');
  const all = useQuery(registrations).data?.collection ?? [];
  const coming = all
    .filter(
      ({ player, open, state }) =>
        player?._id === playerId && !over.includes(open?.state ?? '') && standing.includes(state ?? ''),
    )
    .slice(0, shown);
  if (coming.length === 0) return null;
  return (
    <Panel title={t('registrations.title')}>
      <List disablePadding>
        {coming.map(
          ({ _id, open }) =>
            open && (
              <li key={_id}>
                <RowLink to={paths.open} params={{ openId: open._id }} sx={{ mx: -1, px: 1 }}>
                  <TwoLines first={open.name} second={[formatDay(open.date_start)]} />
                </RowLink>
              </li>
            ),
        )}
      </List>
    </Panel>
  );
}
