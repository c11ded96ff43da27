import {
  type AdministratorsPage,
  countPending,
  listAdministered,
  listAdministrators,
  listMyInscriptions,
  me as meRoute,
  withdrawConsents,
} from '@topspin/contract';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { call } from '#lib/api/client.ts';
import { apiQuery, invalidate } from '#lib/api/query.ts';
import { formatList } from '#lib/format.ts';
import { EraseDialog } from '#domain/erasure/erase-dialog.tsx';
import { TitledList } from '#ui/list/titled-list.tsx';
import { reloadInscriptions } from '#domain/inscriptions/use-notify-left.ts';
import { useMe } from '#lib/session/use-me.ts';
import { RowSkeletons } from '#ui/list/row-skeletons.tsx';
import { notify } from '#ui/notify/notifications.ts';
import { ErrorState } from '#ui/state/error-state.tsx';
import { Stack } from '#ui/layout.ts';

type Player = { readonly _id: string; readonly name: string };

/** How consents are withdrawn, and by whom; the only guardian erases the profile here. */
export function WithdrawConsents({ player }: { readonly player: Player }) {
  const { t } = useTranslation('management');
  const me = useMe()?.user._id;
  const [asking, setAsking] = useState(false);
  const query = useQuery(apiQuery(listAdministrators, { params: { id: player._id } }));
  const { data: care } = query;
  const playing = useQuery({
    ...apiQuery(listMyInscriptions, {
      query: { filters: { 'player._id': player._id, 'open.state': 'active', state: 'present' } },
    }),
    enabled: care?.may_erase === true,
  });
  if (query.isError && !care) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!care || playing.isLoading) return <RowSkeletons count={1} height={72} />;
  return (
    <Stack gap={1.5} sx={{ justifyItems: 'start', mt: 2 }}>
      <Typography color="textSecondary">{t('consents.withdraw.hint')}</Typography>
      {care.may_erase ? (
        <Button color="error" variant="outlined" onClick={() => setAsking(true)}>
          {t('consents.withdraw.open')}
        </Button>
      ) : (
        <Typography color="textSecondary">
          {t(isGuardian(care, me) ? 'consents.withdraw.shared' : 'consents.withdraw.notYours')}
        </Typography>
      )}
      {asking && (
        <AskToWithdraw
          player={player}
          playing={playing.data?.collection.flatMap(({ open }) => open?.name ?? []) ?? []}
          isShared={care.collection.length > 1}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  );
}

const isGuardian = ({ collection }: AdministratorsPage, me: string | undefined): boolean =>
  collection.some(({ user, relation }) => user._id === me && relation === 'guardian');

type Asking = {
  readonly player: Player;
  /** The opens in which the player plays now. */
  readonly playing: readonly string[];
  /** Whether others look after the profile too. */
  readonly isShared: boolean;
  readonly onClose: () => void;
};

function AskToWithdraw({ player: { _id: id, name }, playing, isShared, onClose }: Asking) {
  const { t } = useTranslation(['management', 'account']);
  const navigate = useNavigate();
  return (
    <EraseDialog
      words={{
        title: t('management:consents.withdraw.title', { name }),
        confirm: t('management:consents.withdraw.confirm'),
        password: t('management:consents.withdraw.password'),
      }}
      onErase={async (password) => {
        await call(withdrawConsents, { params: { id }, body: { password } });
        notify('info', t('management:consents.withdraw.done'));
        onClose();
        await navigate({ to: paths.management, replace: true });
        await reloadInscriptions();
        await invalidate(listAdministered, countPending, meRoute);
      }}
      onClose={onClose}
    >
      <TitledList title={t('account:erasing.goesTitle')}>
        <li>{t('management:consents.withdraw.goes')}</li>
        <li>
          {t('management:consents.withdraw.leaves')}
          {playing.length > 0 &&
            ` ${t('management:consents.withdraw.playing', { opens: formatList(playing) })}`}
        </li>
        {isShared && <li>{t('management:consents.withdraw.others')}</li>}
      </TitledList>
      <TitledList title={t('account:erasing.staysTitle')}>
        <li>{t('management:consents.withdraw.stays')}</li>
      </TitledList>
      <Typography sx={{ fontWeight: 600 }}>{t('management:consents.withdraw.final')}</Typography>
    </EraseDialog>
  );
}
