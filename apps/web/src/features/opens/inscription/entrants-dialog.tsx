import { mdiAccountPlusOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import type { Entrant, Entrants } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActButton } from '#ui/act/act-button.tsx';
import { Modal } from '#ui/dialog/modal.tsx';
import { Icon } from '#ui/icon.tsx';
import { RowSkeletons } from '#ui/list/row-skeletons.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { StatePanel } from '#ui/state/state-panel.tsx';
import { concerns } from '../players/queue/entry.ts';
import { useWaitingEntries } from '../players/queue/use-queue.ts';
import { chosenOf, consentsFor, isIn, type Ticks } from './entrant-choice.ts';
import { EntrantRow } from './entrant-row.tsx';
import { LeaveThere } from './leave-there.tsx';
import { useEnrolTogether, useEntrants, useLeave } from './use-entrants.ts';

type Props = {
  readonly openId: string;
  /** Creates a profile to administer, and comes back here. */
  readonly onAdd: (() => void) | undefined;
  readonly onClose: () => void;
};

/**
 * Registers the user and those they administer: ticked together, each with a consent text; withdrawn and
 * registered again individually.
 */
export function EntrantsDialog({ openId, onAdd, onClose }: Props) {
  const { t } = useTranslation(['opens', 'common']);
  const entrants = useEntrants(openId);
  const [ticks, setTicks] = useState<Ticks>(new Map());
  const [declared, setDeclared] = useState<ReadonlySet<string>>(new Set());
  const enrol = useEnrolTogether(openId);
  const known = entrants.data;
  const entries = useWaitingEntries(openId);
  const waits = ({ player, inscription }: Entrant) =>
    entries.some((body) => concerns(body, player._id, inscription?._id ?? null));
  const chosen = known ? chosenOf(known, ticks).filter((one) => !waits(one)) : [];
  const asksDeclaration = known?.consents.some((words) => words.functional_diversity !== null);
  const undeclared = asksDeclaration ? chosen.filter(({ player }) => !declared.has(player._id)) : [];
  const register = (entering: readonly Entrant[]) =>
    enrol.mutate({
      version: known?.text_version ?? '',
      players: entering.map(({ player: { _id: id, name } }) => ({
        player_id: id,
        name,
        functional_diversity: declared.has(id),
      })),
    });
  const left = known?.places_left ?? 0;
  const stuck =
    known && !known.open && known.collection.some((one) => isIn(one) && !one.inscription?.may_leave);
  return (
    <Modal
      title={t('opens:entrants.title')}
      maxWidth="sm"
      fillsPhone
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common:close')}</Button>
          {known?.open && chosen.length > 0 && (
            <ActButton
              variant="contained"
              busy={enrol.isPending}
              disabled={undeclared.length > 0}
              onClick={() => register(chosen)}
            >
              {t('opens:entrants.register', { count: chosen.length })}
            </ActButton>
          )}
        </>
      }
    >
      {entrants.isPending && <RowSkeletons count={3} height={64} />}
      {entrants.isLoadingError && (
        <ErrorState error={entrants.error} onRetry={() => void entrants.refetch()} />
      )}
      {known && (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
          {stuck && <LeaveThere contact={known.contact} />}
          <Typography color="textSecondary">
            {!known.open && !known.collection.some(isIn) && t('opens:inscription.closed')}
            {known.open && left > 0 && t('opens:inscription.placesLeft', { count: left })}
            {known.open && left === 0 && t('opens:inscription.full')}
          </Typography>
          {asksDeclaration && known.open && <Typography>{t('opens:entrants.functional')}</Typography>}
          {undeclared.length > 0 && (
            <Typography role="status" color="textSecondary">
              {t('opens:entrants.undeclared', {
                names: undeclared.map(({ player }) => player.name).join(', '),
              })}
            </Typography>
          )}
          <People
            openId={openId}
            known={known}
            chosen={new Set(chosen.map(({ player }) => player._id))}
            declared={declared}
            waits={waits}
            refused={enrol.data?.refused ?? []}
            busy={enrol.isPending}
            onTick={(id, tick) => setTicks(new Map([...ticks, [id, tick]]))}
            onDeclare={(id, given) => setDeclared(toggled(declared, id, given))}
            onReturn={(one) => register([one])}
          />
          {known.open && onAdd && (
            <Button
              {...(known.collection.length === 0
                ? { variant: 'outlined', sx: { justifySelf: 'center' } }
                : { sx: { justifySelf: 'start', px: 1 } })}
              startIcon={<Icon path={mdiAccountPlusOutline} />}
              onClick={onAdd}
            >
              {t('opens:entrants.add')}
            </Button>
          )}
        </Box>
      )}
    </Modal>
  );
}

const toggled = (set: ReadonlySet<string>, id: string, on: boolean): ReadonlySet<string> =>
  new Set([...set].filter((one) => one !== id).concat(on ? [id] : []));

type PeopleProps = {
  readonly openId: string;
  readonly known: Entrants;
  readonly chosen: ReadonlySet<string>;
  readonly declared: ReadonlySet<string>;
  /** Whether a change to somebody's registration waits on this device. */
  readonly waits: (entrant: Entrant) => boolean;
  readonly refused: readonly { readonly player_id: string; readonly message: string }[];
  readonly busy: boolean;
  readonly onTick: (id: string, tick: boolean) => void;
  readonly onDeclare: (id: string, given: boolean) => void;
  readonly onReturn: (entrant: Entrant) => void;
};

function People({ openId, known, chosen, declared, waits, refused, busy, ...on }: PeopleProps) {
  const { t } = useTranslation('opens');
  const leave = useLeave(openId);
  if (known.collection.length === 0)
    return <StatePanel drawing="racket" title={t('entrants.nobody')} hint={t('entrants.nobodyHint')} />;
  return (
    <List disablePadding aria-label={t('entrants.title')}>
      {known.collection.map((entrant) => {
        const { _id: id } = entrant.player;
        return (
          <EntrantRow
            key={id}
            entrant={entrant}
            consents={consentsFor(entrant, known)}
            chosen={chosen.has(id)}
            declared={declared.has(id)}
            waits={waits(entrant)}
            refused={isIn(entrant) ? undefined : refused.find(({ player_id }) => player_id === id)?.message}
            busy={busy || leave.isPending}
            open={known.open}
            onChoose={(tick) => on.onTick(id, tick)}
            onDeclare={(given) => on.onDeclare(id, given)}
            onLeave={() => leave.mutate(leavingOf(entrant))}
            onReturn={() => on.onReturn(entrant)}
          />
        );
      })}
    </List>
  );
}

const leavingOf = ({ player, relation, inscription }: Entrant) => ({
  inscription: inscription?._id ?? '',
  person: player.name,
  ...(inscription && { state: inscription.state }),
  name: relation === 'self' ? null : player.name,
});
