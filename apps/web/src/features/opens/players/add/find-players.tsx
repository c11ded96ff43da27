import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { listPlayers, type OpenPage } from '@topspin/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInfiniteList } from '#lib/api/infinite.ts';
import { ErrorState } from '#ui/state/error-state.tsx';
import { notify } from '#ui/notify/notifications.ts';
import { RowSkeletons } from '#ui/list/row-skeletons.tsx';
import { SearchField } from '#ui/list/search-field.tsx';
import { useDebounced } from '#ui/list/use-debounced.ts';
import { FoundPlayers } from './found-players.tsx';
import { matchesSearch } from '#domain/matches-search.ts';
import { useEnrol } from '../use-enrol.ts';
import { concerns } from '../queue/entry.ts';
import { useWaitingEntries } from '../queue/use-queue.ts';
import { useInvitations, useInvite } from './use-invite.ts';
import { useInscriptions } from '#domain/inscriptions/use-inscriptions.ts';

type Props = {
  readonly open: OpenPage;
  readonly search: string;
  readonly onSearch: (search: string) => void;
};

const found = 50;

/**
 * Searches for players who are not in the open yet. Enter registers the first of them, so that a list can be
 * typed in quickly.
 */
export function FindPlayers({ open, search, onSearch }: Props) {
  const { t } = useTranslation(['opens', 'lists', 'consents']);
  const [consent, setConsent] = useState(false);
  const searched = useDebounced(search.trim());
  const enrol = useEnrol(open._id);
  const invite = useInvite(open._id);
  const enrols = open.may.enrol_others;
  const invited = useInvitations(open._id).rows;
  const entries = useWaitingEntries(open._id);
  const registered = new Set([
    ...useInscriptions(open._id).flatMap(standing),
    ...invited.filter(({ state }) => !enrols && state === 'invited').map(({ player }) => player._id),
  ]);
  const list = useInfiniteList(listPlayers, {
    query: {
      itemsPerPage: found,
      sortBy: ['name'],
      ...(searched && { simpleSearch: { search: searched, fields: ['name', 'nickname'] } }),
    },
  });
  const free = list.rows.filter(
    ({ _id }) => !registered.has(_id) && !entries.some((body) => concerns(body, _id, null)),
  );
  const form = useFocusOnOpening();
  const add = ({ _id: playerId, name }: { readonly _id: string; readonly name: string }) =>
    enrols ? enrol.mutate({ playerId, name }) : invite.mutate({ playerId, name });
  const enrolFirst = () => {
    const first = free.find(({ name, nickname }) =>
      matchesSearch(`${name} ${nickname ?? ''}`, search.trim()),
    );
    if (first === undefined || search.trim() === '') return;
    if (enrols && !consent) return notify('warning', t('players.consentFirst'));
    add(first);
    onSearch('');
  };
  return (
    <Box
      ref={form}
      component="form"
      noValidate
      sx={{ display: 'grid', gap: 2, pt: 1 }}
      onSubmit={(event) => {
        event.preventDefault();
        enrolFirst();
      }}
    >
      {enrols ? (
        <FormControlLabel
          label={t('consents:inscription.paper', { player: t('players.eachOne'), open: open.name })}
          control={<Checkbox checked={consent} onChange={(_, given) => setConsent(given)} />}
        />
      ) : (
        <Typography color="textSecondary">{t('invitations.only')}</Typography>
      )}
      <SearchField label={t('players.search')} value={search} onChange={onSearch} />
      {list.rows.length === 0 && (list.state === 'loading' || list.state === 'ready') && (
        <RowSkeletons count={4} height={52} />
      )}
      {free.length > 0 && (
        <FoundPlayers
          players={free}
          disabled={enrols && !consent}
          busy={enrol.isPending || invite.isPending}
          label={t(enrols ? 'players.enrol' : 'invitations.invite')}
          onAdd={add}
          onMore={list.state === 'loaded' ? list.loadMore : undefined}
        />
      )}
      {list.state === 'error' && <ErrorState error={list.error} onRetry={list.retry} />}
      {free.length === 0 && list.state === 'complete' && (
        <Typography color="textSecondary">{t(emptyWords(list.rows.length, search))}</Typography>
      )}
    </Box>
  );
}

/** Why nobody is shown: everybody is in, nobody has that name, or there is nobody yet to search for. */
const emptyWords = (found: number, search: string) => {
  if (found > 0) return 'players.everybodyIn';
  return search.trim() === '' ? 'players.nobodyYet' : 'lists:empty';
};

/** The players that cannot be registered again. */
const standing = ({ player, state }: ReturnType<typeof useInscriptions>[number]): readonly string[] =>
  state === 'withdrawn' || state === 'removed' ? [] : [player._id];

/** The search field has the focus when the dialog opens. */
function useFocusOnOpening() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLInputElement>('input[type="search"]')?.focus(), []);
  return form;
}
