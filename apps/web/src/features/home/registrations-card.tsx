import { type Inscription, listMyInscriptions } from '@topspin/contract';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { apiQuery } from '#lib/api/query.ts';
import { formatDay, formatDays, formatList, formatTime } from '#lib/format.ts';
import { Panel } from '#ui/page/panel.tsx';
import { RowLink } from '#ui/page/text-link.tsx';
import { TwoLines } from '#ui/list/two-lines.tsx';
import { comingRegistrations } from './coming.ts';

const looked = 100;
const shown = 4;
const registrations = apiQuery(listMyInscriptions, { query: { itemsPerPage: looked } });

/** The opens that the user's player, or somebody they administer, is registered for, also if cancelled. Renders nothing if there are none. */
export function RegistrationsCard({ playerId }: { readonly playerId: string | undefined }) {
  const { t } = useTranslation('home');
  const all = useQuery(registrations).data?.collection ?? [];
  const [now] = useState(() => Date.now());
  const coming = comingRegistrations(all, now);
  const whenOf = (start: string, zone: string | undefined) =>
    formatDay(start, zone) === formatDay(new Date(now).toISOString(), zone)
      ? t('registrations.today', { time: formatTime(start, zone) })
      : formatDays(start, start, zone);
  const byOpen = [...Map.groupBy(coming, ({ open }) => open?._id)].slice(0, shown);
  if (byOpen.length === 0) return null;
  return (
    <Panel title={t('registrations.title')}>
      <List disablePadding>
        {byOpen.map(
          ([id, [first, ...more]]) =>
            first?.open && (
              <li key={id}>
                <RowLink to={paths.open} params={{ openId: first.open._id }} sx={{ mx: -1, px: 1 }}>
                  <TwoLines
                    first={first.open.name}
                    second={[
                      whenOf(first.open.date_start, first.open.time_zone ?? undefined),
                      namesOf([first, ...more], playerId),
                      first.open.cancel_reason &&
                        t('registrations.canceledBecause', { reason: first.open.cancel_reason }),
                    ]}
                  />
                  {first.open.state === 'canceled' && (
                    <Chip
                      size="small"
                      color="error"
                      label={t('registrations.canceled')}
                      sx={{ ml: 'auto', flex: 'none' }}
                    />
                  )}
                </RowLink>
              </li>
            ),
        )}
      </List>
    </Panel>
  );
}

/** The players whose registrations they are; empty if only the user's own. */
function namesOf(
  rows: readonly { readonly player?: Inscription['player'] | undefined }[],
  playerId: string | undefined,
): string {
  const onlyOwn = rows.every(({ player }) => player?._id === playerId);
  return onlyOwn ? '' : formatList(rows.flatMap(({ player }) => player?.name ?? []));
}
