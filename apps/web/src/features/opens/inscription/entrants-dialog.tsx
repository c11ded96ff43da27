import { mdiAccountPlusOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Entrant } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActButton } from '#ui/act/act-button.tsx';
import { Modal } from '#ui/dialog/modal.tsx';
import { Icon } from '#ui/icon.tsx';
import { Stack } from '#ui/layout.ts';
import { LoadState } from '#ui/state/load-state.tsx';
import { concerns } from '../players/queue/entry.ts';
import { useWaitingEntries } from '../players/queue/use-queue.ts';
import { chosenOf, isIn, showsConsents, tickable, type Ticks } from './entrant-choice.ts';
import { EntrantList } from './entrant-list.tsx';
import { LeaveThere } from './leave-there.tsx';
import { useEnrolTogether, useEntrants } from './use-entrants.ts';

type Props = {
  readonly openId: string;
  /** The player it is about; otherwise everybody the user may register. */
  readonly player?: { readonly _id: string; readonly name: string };
  /** Creates a profile to administer, and comes back here. */
  readonly onAdd: (() => void) | undefined;
  readonly onClose: () => void;
};

/**
 * Registers the user and those they administer: ticked together, each with a consent text; withdrawn and
 * registered again individually.
 */
export function EntrantsDialog({ openId, player: only, onAdd, onClose }: Props) {
  const { t } = useTranslation(['opens', 'common']);
  const entrants = useEntrants(openId);
  const [ticks, setTicks] = useState<Ticks>(new Map());
  const [declared, setDeclared] = useState<ReadonlySet<string>>(new Set());
  const enrol = useEnrolTogether(openId);
  const known = entrants.data;
  const entries = useWaitingEntries(openId);
  const waits = ({ player, inscription }: Entrant) =>
    entries.some((body) => concerns(body, player._id, inscription?._id ?? null));
  const people = (known?.collection ?? []).filter(({ player }) => !only || player._id === only._id);
  const chosen = chosenOf(people, ticks).filter((one) => !waits(one));
  const askable = known?.open ? tickable(people).filter((one) => !waits(one)) : [];
  const unticked = askable.filter((one) => !chosen.includes(one));
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
  const stuck = known && !known.open && people.some((one) => isIn(one) && !one.inscription?.may_leave);
  const begins = !people.some(isIn);
  return (
    <Modal
      title={only ? t('opens:entrants.titleOf', { name: only.name }) : t('opens:entrants.title')}
      maxWidth="sm"
      fillsPhone
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common:close')}</Button>
          {known?.open && (chosen.length > 0 || (begins && unticked.length > 0)) && (
            <ActButton
              variant="contained"
              busy={enrol.isPending}
              disabled={chosen.length === 0 || undeclared.length > 0}
              onClick={() => register(chosen)}
            >
              {chosen.length === 0
                ? t('opens:entrants.open')
                : t('opens:entrants.register', { count: chosen.length })}
            </ActButton>
          )}
        </>
      }
    >
      {!entrants.data && <LoadState query={entrants} rows={{ count: 3, height: 64 }} />}
      {known && (
        <Stack gap={1.5}>
          {stuck && <LeaveThere contact={known.contact} />}
          <Typography color="textSecondary">
            {!known.open && begins && t('opens:inscription.closed')}
            {known.open &&
              left > 0 &&
              (!only || begins) &&
              t('opens:inscription.placesLeft', { count: left })}
            {known.open && left === 0 && (!only || begins) && t('opens:inscription.full')}
          </Typography>
          {asksDeclaration && known.open && <Typography>{t('opens:entrants.functional')}</Typography>}
          {askable.some(({ relation }) => relation !== 'self') && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
              <Typography color="textSecondary" sx={{ flex: '1 1 16rem' }}>
                {t(only ? 'opens:entrants.tickOne' : 'opens:entrants.tick')}
              </Typography>
              {askable.length > 1 && showsConsents(people) && (
                <Button
                  disabled={unticked.length === 0}
                  onClick={() => setTicks(new Map([...ticks, ...unticked.map(ticked)]))}
                >
                  {t('opens:entrants.tickAll')}
                </Button>
              )}
            </Box>
          )}
          {undeclared.length > 0 && (
            <Typography role="status" color="textSecondary">
              {t('opens:entrants.undeclared', {
                names: undeclared.map(({ player }) => player.name).join(', '),
              })}
            </Typography>
          )}
          <EntrantList
            openId={openId}
            known={known}
            people={people}
            chosen={new Set(chosen.map(({ player }) => player._id))}
            declared={declared}
            waits={waits}
            refused={enrol.data?.refused ?? []}
            busy={enrol.isPending}
            onTick={(id, tick) => setTicks((now) => new Map([...now, [id, tick]]))}
            onDeclare={(id, given) => setDeclared((now) => toggled(now, id, given))}
            onReturn={(one) => register([one])}
          />
          {known.open && onAdd && !only && (
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
        </Stack>
      )}
    </Modal>
  );
}

const ticked = ({ player }: Entrant) => [player._id, true] as const;

const toggled = (set: ReadonlySet<string>, id: string, on: boolean): ReadonlySet<string> =>
  new Set([...set].filter((one) => one !== id).concat(on ? [id] : []));
