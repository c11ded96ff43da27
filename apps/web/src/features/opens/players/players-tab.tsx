import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type Inscription, type OpenPage } from '@topspin/contract';
import { mdiAccountPlusOutline, mdiLinkVariant, mdiQrcode } from '@mdi/js';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '#ui/dialog/lazy-dialog.ts';
import { ExportMenu } from '#lib/export/export-menu.tsx';
import { loadWords } from '#lib/i18n.ts';
import { loadAhead } from '#lib/update/load-ahead.ts';
import { Icon } from '#ui/icon.tsx';
import { notify } from '#ui/notify/notifications.ts';
import { useHaveMoved } from '#ui/act/settling-rows.ts';
import { SearchField } from '#ui/list/search-field.tsx';
import { StatePanel } from '#ui/state/state-panel.tsx';
import { InscriptionAction, type NewPlayer } from '../inscription/inscription-action.tsx';
import { bySurname, type CheckInFilter, firstMissing, shownOf } from './check-in/check-in-list.ts';
import { CheckInTools } from './check-in/check-in-tools.tsx';
import { copyLink, isOnlyHere } from '#lib/link.ts';
import { Row, Stack } from '#ui/layout.ts';
import { LoadState } from '#ui/state/load-state.tsx';
import { lacksPlayers } from '../steps/next-step.ts';
import { useInscriptionLink } from './inscription-link.ts';
import { PlayersLeft } from '../removed/players-left.tsx';
import { InscriptionRows } from './inscription-rows.tsx';
import { InvitedPlayers } from './add/invited-players.tsx';
import { isEntry } from './queue/entry.ts';
import { queueCheckIns, withCheckIns } from './queue/check-ins.ts';
import { OpenQueue } from './queue/open-queue.tsx';
import { useWaiting } from './queue/use-queue.ts';
import { walkIns } from './queue/walk-ins.ts';
import { useInscriptionsQuery } from '#domain/inscriptions/use-inscriptions.ts';
import { usePartners } from '#domain/inscriptions/use-pairs.ts';
import { useLingering } from './use-lingering.ts';

type Props = { readonly open: OpenPage; readonly newPlayer: NewPlayer };

const QrDialog = lazyDialog(async () => (await import('#lib/share/qr-dialog.tsx')).QrDialog);

const adding = async () => (await import('./add/add-players-dialog.tsx')).AddPlayersDialog;
const AddPlayersDialog = lazyDialog(adding);
/** So that players can be added offline, too. */
const ahead = [
  adding,
  () => import('./add/list-form.tsx'),
  () => import('./guest-dialog.tsx'),
  () => loadWords(['playerList', 'consents', 'clickTt']),
];

/** The players of an open: search, and for its organisers check-in, adding and removing. */
export function PlayersTab({ open, newPlayer }: Props) {
  const { t } = useTranslation('opens');
  const inscriptions = useInscriptionsQuery(open._id);
  const waiting = useWaiting(open._id);
  const partners = usePartners(open);
  // Its tools come and go with the state of the open, which another organiser may change.
  const isMoving = useHaveMoved(open.state);
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<CheckInFilter>('all');
  const leaving = new Set(
    waiting.filter(isEntry).flatMap(({ body }) => (body.act === 'leave' ? [body.inscription] : [])),
  );
  const staying = (inscriptions.data ?? []).filter((one) => isThere(one) && !leaving.has(one._id));
  const arrived = open.may.receive ? walkIns(waiting, staying) : [];
  const rows = new Set(arrived.map(({ _id }) => _id));
  const everybody = withCheckIns([...staying, ...arrived], waiting);
  const listed = open.may.receive ? bySurname(everybody) : everybody;
  const fitting = shownOf(listed, open.may.receive ? filter : 'all', search);
  const shown = useLingering(listed, fitting, `${filter} ${search}`);
  if (!inscriptions.data) return <LoadState query={inscriptions} rows={{ count: 8, height: 60 }} />;
  // For organisers before the first player, too, whom they add below it: nothing is to move then.
  const isSearched = everybody.length > 0 || open.may.add;
  const checkInFirst = () => {
    const first = open.may.receive ? firstMissing(listed, search) : undefined;
    if (first === undefined) return;
    queueCheckIns(open._id, [first], true);
    notify('success', t('players.checkedIn', { name: first.player.name }));
    setSearch('');
  };
  return (
    <Stack sx={isMoving ? { pointerEvents: 'none' } : null}>
      {open.may.manage && <OpenQueue openId={open._id} shows={({ id }) => !rows.has(id)} />}
      <Row gap={2}>
        {isSearched && (
          <Box
            component="form"
            noValidate
            role="search"
            sx={{ flex: '1 1 260px', maxWidth: 400 }}
            onSubmit={(event) => {
              event.preventDefault();
              checkInFirst();
            }}
          >
            <SearchField label={t('players.searchRegistered')} value={search} onChange={setSearch} />
          </Box>
        )}
        {isSearched && (
          <Box sx={{ visibility: everybody.length > 0 && partners ? undefined : 'hidden' }}>
            <ExportMenu
              read={async () =>
                (await import('./players-sheet.ts')).playersSheet(
                  open,
                  withCheckIns(staying, waiting),
                  partners ?? new Map(),
                )
              }
            />
          </Box>
        )}
        <Tools open={open} newPlayer={newPlayer} />
      </Row>
      {open.may.receive && everybody.length > 0 && (
        <CheckInTools openId={open._id} inscriptions={everybody} filter={filter} onFilter={setFilter} />
      )}
      {everybody.length === 0 && (
        <StatePanel
          drawing="racket"
          title={t('players.none')}
          hint={open.may.manage && open.state !== 'created' ? t('players.noneHint') : undefined}
        />
      )}
      {everybody.length > 0 && shown.length === 0 && (
        <StatePanel drawing="racket" title={t('players.noneFound')} />
      )}
      {shown.length > 0 && <InscriptionRows open={open} inscriptions={shown} />}
      {open.may.manage && <InvitedPlayers open={open} />}
      {open.may.manage && <PlayersLeft open={open} />}
    </Stack>
  );
}

const isThere = ({ state }: Inscription): boolean => state !== 'removed' && state !== 'withdrawn';

/** It comes and goes with one's registration: at the end of the row that begins on the left, and at the start of the one that ends on the right. */
const ownAction = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  order: { xs: 1, sm: 0 },
  '&:empty': { display: 'none' },
} as const;

/** The organiser's actions: sharing the link, adding players. */
function Tools({ open, newPlayer }: Props) {
  const { t } = useTranslation(['opens', 'common']);
  const [isAdding, setAdding] = useState(false);
  const [showing, setShowing] = useState(false);
  const link = useInscriptionLink(open._id);
  const { add } = open.may;
  useEffect(() => (add ? loadAhead(ahead) : undefined), [add]);
  const registering = open.state === 'registrationOpen';
  const copied = () =>
    isOnlyHere(link)
      ? notify('warning', t('common:onlyHere'), { subtitle: t('common:onlyHereHint') })
      : notify('success', t('players.linkCopied'));
  return (
    <Row sx={{ ml: { sm: 'auto' } }}>
      {registering && open.may.manage && (
        <Box sx={ownAction}>
          <InscriptionAction quiet open={open} newPlayer={newPlayer} />
        </Box>
      )}
      {registering && (
        <Button startIcon={<Icon path={mdiLinkVariant} />} onClick={() => void copyLink(link).then(copied)}>
          {t('players.copyLink')}
        </Button>
      )}
      {open.may.add && (
        <Button startIcon={<Icon path={mdiQrcode} />} onClick={() => setShowing(true)}>
          {t('players.qr')}
        </Button>
      )}
      {showing && (
        <QrDialog
          title={t('players.qrTitle')}
          hint={t('players.qrHint')}
          link={link}
          onClose={() => setShowing(false)}
        />
      )}
      {open.may.add && (
        <Button
          startIcon={<Icon path={mdiAccountPlusOutline} />}
          variant={lacksPlayers(open) ? 'contained' : 'outlined'}
          onClick={() => setAdding(true)}
        >
          {t('players.add')}
        </Button>
      )}
      {/* While its texts are loading, the page and the focus stay where they are. */}
      {isAdding && <AddPlayersDialog open={open} onClose={() => setAdding(false)} />}
    </Row>
  );
}
