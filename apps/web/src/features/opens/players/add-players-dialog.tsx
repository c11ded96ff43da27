import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { type Inscription, listPlayers, type OpenPage } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInfiniteList } from '#lib/api/infinite.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { RowSkeletons } from '#ui/row-skeletons.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import { NewPlayerForm } from './new-player-form.tsx';
import { useEnrol } from './use-enrol.ts';

type Props = {
  readonly open: OpenPage;
  readonly registered: readonly Inscription[];
  readonly onClose: () => void;
};

/** Registers others, with their consent: players there are, or new ones. */
export function AddPlayersDialog({ open, registered, onClose }: Props) {
  const { t } = useTranslation(['opens', 'common']);
  const [consent, setConsent] = useState(false);
  const [search, setSearch] = useState('');
  const [creating, setCreating] = useState(false);
  const enrol = useEnrol(open._id);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{t(creating ? 'players.newPlayer' : 'players.addTitle')}</DialogTitle>
      <DialogContent>
        {creating ? (
          <NewPlayerForm
            onCreated={(playerId) => enrol.mutate({ playerId }, { onSuccess: () => setCreating(false) })}
          />
        ) : (
          <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
            <FormControlLabel
              label={t('players.consent')}
              control={<Checkbox checked={consent} onChange={(_, given) => setConsent(given)} />}
            />
            <SearchField label={t('players.search')} value={search} onChange={setSearch} />
            <Found
              search={search}
              registered={new Set(registered.map(({ player }) => player._id))}
              disabled={!consent || enrol.isPending}
              onEnrol={(playerId) => enrol.mutate({ playerId })}
            />
          </Box>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={() => setCreating(!creating)}>
          {creating ? t('common:back') : t('players.newPlayer')}
        </Button>
        <Button variant="outlined" onClick={onClose}>
          {t('common:close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type FoundProps = {
  readonly search: string;
  readonly registered: ReadonlySet<string>;
  readonly disabled: boolean;
  readonly onEnrol: (playerId: string) => void;
};

/** The players found who are not in the open yet. */
function Found({ search, registered, disabled, onEnrol }: FoundProps) {
  const { t } = useTranslation(['opens', 'lists']);
  const searched = useDebounced(search);
  const list = useInfiniteList(listPlayers, {
    query: {
      itemsPerPage: 50,
      sortBy: ['name'],
      ...(searched && { simpleSearch: { search: searched, fields: ['name', 'nickname'] } }),
    },
  });
  if (list.state === 'error') return <ErrorState error={list.error} onRetry={list.retry} />;
  if (list.rows.length === 0 && list.state !== 'complete') return <RowSkeletons count={4} height={52} />;
  const free = list.rows.filter(({ _id }) => !registered.has(_id));
  if (free.length === 0) {
    return (
      <Typography color="textSecondary">
        {t(list.rows.length > 0 ? 'players.everybodyIn' : 'lists:empty')}
      </Typography>
    );
  }
  return (
    <List disablePadding sx={{ maxHeight: 400, overflowY: 'auto' }} aria-label={t('players.search')}>
      {free.map((player) => (
        <ListItem key={player._id} disableGutters sx={{ gap: 2 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography noWrap>{player.name}</Typography>
            <Typography variant="body2" color="textSecondary" noWrap>
              {[Math.round(player.rating), player.club?.name].filter(Boolean).join(' · ')}
            </Typography>
          </Box>
          <Button
            variant="outlined"
            size="small"
            disabled={disabled}
            aria-label={`${t('players.enrol')}: ${player.name}`}
            onClick={() => onEnrol(player._id)}
          >
            {t('players.enrol')}
          </Button>
        </ListItem>
      ))}
      {list.state === 'loaded' && <Button onClick={list.loadMore}>{t('lists:loadMore')}</Button>}
    </List>
  );
}
