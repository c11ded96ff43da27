import { listMyInscriptions } from '@topspin/contract';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FollowMyMatches } from '#lib/calendar/follow-my-matches.tsx';
import { paths } from '#lib/paths.ts';
import { useInfiniteList } from '#lib/api/infinite.ts';
import { readAll } from '#lib/api/read-list.ts';
import { ExportMenu } from '#lib/export/export-menu.tsx';
import { formatDay } from '#lib/format.ts';

import { Fold } from '#ui/list/fold.tsx';
import { InfiniteList } from '#ui/list/infinite-list.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { ButtonLink, RowLink } from '#ui/page/text-link.tsx';
import { TwoLines } from '#ui/list/two-lines.tsx';
import { Row } from '#ui/layout.ts';
import { registrationsSheet } from './registrations-sheet.ts';

const chipColours = {
  invited: 'primary',
  registered: 'success',
  waiting: 'warning',
  present: 'success',
  absent: 'default',
  withdrawn: 'default',
  removed: 'default',
  declined: 'default',
} as const;

/** The registration that is changed, and its open. */
export type Registration = {
  readonly openId: string;
  readonly player: { readonly _id: string; readonly name: string };
};

/** Renders the dialog to withdraw and register again. */
export type ShowEntrants = (registration: Registration, onClose: () => void) => ReactNode;

type Props = {
  /** Only those of this player. */
  readonly playerId?: string;
  readonly entrants: ShowEntrants;
};

/** The registrations of the user's player and those they administer, each with buttons to withdraw and come back. */
export function MyRegistrations({ playerId, entrants }: Props) {
  const { t } = useTranslation('management');
  const [changing, setChanging] = useState<Registration | null>(null);
  const name = playerId === undefined ? t('registrations.title') : t('registrations.ofPlayer');
  const filters = ofPlayer(playerId);
  const read = async () =>
    registrationsSheet(name, await readAll(listMyInscriptions, { query: { filters } }));
  return (
    <Panel
      title={name}
      action={
        <Row gap={0}>
          {playerId === undefined && <ButtonLink to={paths.myDay}>{t('registrations.day')}</ButtonLink>}
          {playerId === undefined && <FollowMyMatches />}
          <ExportMenu of={name} read={read} />
        </Row>
      }
    >
      <Registrations kind="running" label={name} playerId={playerId} onChange={setChanging} />
      <Fold label={t('registrations.over')}>
        <Registrations
          kind="over"
          label={t('registrations.over')}
          playerId={playerId}
          onChange={setChanging}
        />
      </Fold>
      {changing !== null && entrants(changing, () => setChanging(null))}
    </Panel>
  );
}

const ofPlayer = (id: string | undefined) => (id === undefined ? {} : { 'player._id': id });

/** A cancelled open is not folded away: that is news. */
const kinds = { running: { $ne: 'finished' }, over: 'finished' } as const;

type RegistrationsProps = {
  readonly kind: keyof typeof kinds;
  readonly label: string;
  readonly playerId: string | undefined;
  readonly onChange: (registration: Registration) => void;
};

function Registrations({ kind, label, playerId, onChange }: RegistrationsProps) {
  const { t } = useTranslation('management');
  const list = useInfiniteList(listMyInscriptions, {
    query: {
      filters: { 'open.state': kinds[kind], ...ofPlayer(playerId) },
      // Upcoming ones come first, then the latest of those that are over.
      sortBy: ['open.date_start'],
      sortDesc: [kind === 'over'],
    },
  });
  const none = t(playerId === undefined ? 'registrations.empty' : 'registrations.emptyOf');
  return (
    <InfiniteList
      list={list}
      label={label}
      emptyTitle={kind === 'over' ? t('registrations.noneOver') : none}
      emptyInLine={kind === 'over'}
      emptyAction={
        <ButtonLink to={paths.opens} variant="outlined">
          {t('registrations.find')}
        </ButtonLink>
      }
      boxed
    >
      {({ _id, open, player, state, waiting_position: place, may_leave: leaves }) => (
        <Row as="li" key={_id}>
          <RowLink
            to={paths.open}
            params={{ openId: open._id }}
            sx={{
              flexWrap: 'wrap',
              columnGap: 2,
              rowGap: 0.5,
              px: 1,
              flex: '1 1 11rem',
              width: 'auto',
              '& > span': { flex: '1 1 7rem' },
            }}
          >
            <TwoLines
              first={open.name}
              second={[
                formatDay(open.date_start, open.time_zone ?? undefined),
                player.name,
                place !== null && t('registrations.waiting', { position: place }),
                open.cancel_reason && t('registrations.canceledBecause', { reason: open.cancel_reason }),
              ]}
            />
            {open.state === 'canceled' ? (
              <Chip size="small" variant="outlined" color="error" label={t('registrations.canceled')} />
            ) : (
              <Chip
                size="small"
                variant="outlined"
                color={chipColours[state]}
                label={t(`registrations.states.${state}`)}
              />
            )}
          </RowLink>
          {(open.state === 'registrationOpen' || leaves) && (
            <Button
              aria-label={t('registrations.changeOf', { name: player.name, open: open.name })}
              onClick={() => onChange({ openId: open._id, player })}
            >
              {t('registrations.change')}
            </Button>
          )}
        </Row>
      )}
    </InfiniteList>
  );
}
