import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { listPlayers, type OpenPage, type Seeker } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInfiniteList } from '#lib/api/infinite.ts';
import { Stack } from '#ui/layout.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import { RowSkeletons } from '#ui/list/row-skeletons.tsx';
import { SearchField } from '#ui/list/search-field.tsx';
import { useDebounced } from '#ui/list/use-debounced.ts';
import { Hint } from '#ui/page/hint.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { FoundPlayers } from '../players/add/found-players.tsx';
import { useAsk } from './use-partners.ts';

type Props = { readonly open: OpenPage; readonly seeker: Seeker; readonly onClose: () => void };

type Person = { readonly _id: string; readonly name: string };

/** Whom to ask: those who look for a partner too, or anybody found by name, who is registered on accepting. */
export function FindPartner({ open, seeker, onClose }: Props) {
  const { t } = useTranslation(['opens', 'common']);
  const [search, setSearch] = useState('');
  const { rating_sum_range: sum } = open;
  const ask = useAsk(open._id, seeker.player._id);
  const invite = ({ _id, name }: Person) => ask.mutate({ _id, name }, { onSuccess: onClose });
  return (
    <Modal
      title={t('partners.dialog')}
      fillsPhone
      keepsHeight
      maxWidth="sm"
      onClose={onClose}
      actions={
        <Button variant="outlined" onClick={onClose}>
          {t('common:close')}
        </Button>
      }
    >
      <Stack gap={2} sx={{ pt: 1 }}>
        {sum && <Hint>{t('inscription.ratingSums', sum)}</Hint>}
        <SearchField label={t('partners.field')} value={search} onChange={setSearch} />
        {search.trim() === '' ? (
          <Looking looking={seeker.looking} sum={sum} busy={ask.isPending} onAsk={invite} />
        ) : (
          <Found search={search} not={seeker.player._id} busy={ask.isPending} onAsk={invite} />
        )}
      </Stack>
    </Modal>
  );
}

type Choosing = { readonly busy: boolean; readonly onAsk: (person: Person) => void };

type LookingProps = Choosing & {
  readonly looking: Seeker['looking'];
  /** The limit of the sum of both ratings. People who do not fit it are left out. */
  readonly sum: OpenPage['rating_sum_range'];
};

function Looking({ looking, sum, busy, onAsk }: LookingProps) {
  const { t } = useTranslation('opens');
  if (looking.length === 0) return <Hint>{t('partners.lookingNone')}</Hint>;
  return (
    <Stack gap={1}>
      <Typography variant="h3">{t('partners.looking')}</Typography>
      {sum && <Hint>{t('partners.lookingFit')}</Hint>}
      <FoundPlayers
        players={looking}
        disabled={false}
        busy={busy}
        label={t('partners.ask')}
        onAdd={onAsk}
        onMore={undefined}
      />
    </Stack>
  );
}

const page = 50;

function Found({ search, not, busy, onAsk }: Choosing & { readonly search: string; readonly not: string }) {
  const { t } = useTranslation(['opens', 'lists']);
  const searched = useDebounced(search.trim());
  const list = useInfiniteList(listPlayers, {
    query: {
      itemsPerPage: page,
      sortBy: ['name'],
      simpleSearch: { search: searched, fields: ['name', 'nickname'] },
    },
  });
  const others = list.rows.filter(({ _id }) => _id !== not);
  return (
    <>
      {list.rows.length === 0 && (list.state === 'loading' || list.state === 'ready') && (
        <RowSkeletons count={4} height={52} />
      )}
      {others.length > 0 && (
        <FoundPlayers
          players={others}
          disabled={false}
          busy={busy}
          label={t('partners.ask')}
          onAdd={onAsk}
          onMore={list.state === 'loaded' ? list.loadMore : undefined}
        />
      )}
      {list.state === 'error' && <ErrorState error={list.error} onRetry={list.retry} />}
      {others.length === 0 && list.state === 'complete' && (
        <Typography color="textSecondary">{t('lists:empty')}</Typography>
      )}
    </>
  );
}
