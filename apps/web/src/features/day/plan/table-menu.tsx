import { mdiDotsVertical } from '@mdi/js';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import {
  type BodyInputOf,
  type Day,
  type DayCall,
  editDayTable,
  getOpenDay,
  getVenueDay,
} from '@topspin/contract';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { invalidate } from '#lib/api/query.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { paths } from '#lib/paths.ts';
import { useFromTables } from '#domain/day/from-tables.ts';
import { ActionMenu } from '#ui/act/action-menu.tsx';
import { ExplainedItem } from '#ui/act/explained-item.tsx';
import { MenuLink } from '#ui/act/menu-link.tsx';
import { dismiss } from '#ui/notify/notifications.ts';
import { useCallWords } from '../calling/call-words.ts';
import { mayMove } from '../calling/move-to.ts';
import { mayManage, type ShownTable } from '../shown-day.ts';
import { isRemovable } from '../walkover/removable.ts';

const TableDialog = lazy(() =>
  import('../table-dialogs/table-dialog.tsx').then((dialog) => ({ default: dialog.TableDialog })),
);

const MoveDialog = lazy(() =>
  import('../calling/move-dialog.tsx').then((dialog) => ({ default: dialog.MoveDialog })),
);

const WalkoverDialog = lazy(() =>
  import('../walkover/dialogs.ts').then((dialog) => ({ default: dialog.WalkoverDialog })),
);

const RemoveWalkoverDialog = lazy(() =>
  import('../walkover/dialogs.ts').then((dialog) => ({
    default: dialog.RemoveWalkoverDialog,
  })),
);

const UmpireDialog = lazy(() =>
  import('../umpires/umpire-dialog.tsx').then((dialog) => ({ default: dialog.UmpireDialog })),
);

type Props = { readonly day: Day; readonly shown: ShownTable };

/** The other actions on a table. */
export function TableMenu(props: Props) {
  const { t } = useTranslation('day');
  const { items, dialogs, busy } = useTableActs(props);
  return (
    <>
      <ActionMenu label={t('menu', { number: props.shown.table.number })} icon={mdiDotsVertical} busy={busy}>
        {items}
      </ActionMenu>
      {dialogs}
    </>
  );
}

/** The same as items of a list, with the dialogs that they open. */
export function useTableActs({ day, shown: { table, match, call: called, ended } }: Props) {
  const callWords = useCallWords(day);
  const { t } = useTranslation('day');
  const from = useFromTables(table.number);
  const [asking, setAsking] = useState<'name' | 'locked' | 'outOfUse' | null>(null);
  const [changing, setChanging] = useState<DayCall | null>(null);
  const [moving, setMoving] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const isCalled = called !== undefined && match?.state !== 'inPlay';
  // Out of use, the match that is called or played there needs another table.
  const needsOther = mayMove(day, match, called);
  const helps = {
    locked: t('helps.locked'),
    outOfUse: t(needsOther ? 'helps.outOfUseTaken' : 'helps.outOfUse'),
  };
  const change = useWrite({
    onMutate: dismiss,
    write: (body: BodyInputOf<typeof editDayTable>) =>
      call(editDayTable, { params: { id: day._id, table_id: table._id }, version: table.version, body }),
    onSettled: () => invalidate(getOpenDay, getVenueDay),
  });
  return {
    busy: change.isPending,
    items: [
      ...(called?.times ?? []).map((made, index) => (
        <ListSubheader key={made.at} sx={{ lineHeight: 2 }}>
          {called && callWords({ call: called, index })}
        </ListSubheader>
      )),
      match && (
        <MenuLink key="match" to={paths.match} params={{ matchId: match._id }} search={from}>
          {t('openMatch')}
        </MenuLink>
      ),
      match && mayManage(day, match) && (
        <MenuLink
          key="result"
          to={paths.match}
          params={{ matchId: match._id }}
          search={{ ...from, enter: 'sets' }}
        >
          {t('enterResult')}
        </MenuLink>
      ),
      called && (
        <MenuItem key="umpire" onClick={() => setChanging(called)}>
          {t(match?.umpire ? 'changeUmpire' : 'setUmpire')}
        </MenuItem>
      ),
      isCalled && match && mayManage(day, match) && (
        <MenuItem key="missing" onClick={() => setMissing(true)}>
          {t('walkover')}
        </MenuItem>
      ),
      mayMove(day, match, called) && (
        <MenuItem key="move" onClick={() => setMoving(true)}>
          {t('move')}
        </MenuItem>
      ),
      ended && isRemovable(day, ended) && (
        <MenuItem key="remove" onClick={() => setRemoving(true)}>
          {t('removeWalkover')}
        </MenuItem>
      ),
      ended && mayManage(day, ended) && (
        <MenuLink key="last" to={paths.match} params={{ matchId: ended._id }} search={from}>
          {t('correctLast')}
        </MenuLink>
      ),
      table.state !== 'open' && (
        <ExplainedItem key="open" help={t('helps.open')} onClick={() => change.mutate({ state: 'open' })}>
          {t('reopen')}
        </ExplainedItem>
      ),
      table.state !== 'locked' && (
        <ExplainedItem key="lock" help={helps.locked} onClick={() => setAsking('locked')}>
          {t('lock')}
        </ExplainedItem>
      ),
      table.state !== 'outOfUse' && (
        <ExplainedItem key="outOfUse" help={helps.outOfUse} onClick={() => setAsking('outOfUse')}>
          {t('outOfUse')}
        </ExplainedItem>
      ),
      <ExplainedItem
        key="automatic"
        help={t(table.automatic ? 'helps.byHand' : 'helps.byItself')}
        onClick={() => change.mutate({ automatic: !table.automatic })}
      >
        {t(table.automatic ? 'byHand' : 'byItself')}
      </ExplainedItem>,
      <MenuItem key="name" onClick={() => setAsking('name')}>
        {t('rename')}
      </MenuItem>,
    ],
    dialogs: (
      <Suspense>
        {changing && <UmpireDialog {...{ day }} call={changing} onClose={() => setChanging(null)} />}
        {isMissing && called && (
          <WalkoverDialog {...{ day }} call={called} onClose={() => setMissing(false)} />
        )}
        {isRemoving && ended && (
          <RemoveWalkoverDialog {...{ day }} match={ended} onClose={() => setRemoving(false)} />
        )}
        {moving && match && <MoveDialog {...{ day, match }} call={called} onClose={() => setMoving(false)} />}
        {asking && (
          <TableDialog
            {...{ day, table }}
            asks={asking}
            onClose={() => setAsking(null)}
            help={asking === 'name' ? undefined : helps[asking]}
            onSaved={() => setMoving(asking === 'outOfUse' && needsOther)}
          />
        )}
      </Suspense>
    ),
  };
}
