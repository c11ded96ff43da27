import {
  listAdministered,
  type Administrator,
  endAdministration,
  getPlayer,
  listAdministrators,
  listPlayerInvitations,
  me as meRoute,
  type OwnPlayer,
} from '@topspin/contract';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { call } from '#lib/api/client.ts';
import { apiQuery, invalidate } from '#lib/api/query.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { formatPlainDate } from '#lib/format.ts';
import { useMe } from '#lib/session/use-me.ts';
import { Hint } from '#ui/page/hint.tsx';
import { ActButton } from '#ui/act/act-button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { TwoLines } from '#ui/list/two-lines.tsx';
import { notify } from '#ui/notify/notifications.ts';
import { Panel } from '#ui/page/panel.tsx';
import { LoadState } from '#ui/state/load-state.tsx';

type Props = { readonly player: Pick<OwnPlayer, '_id' | 'name'> };

/** The people who look after a player, their relation and since when, with a button to end their access. */
export function AdministratorsPanel({ player }: Props) {
  const { t } = useTranslation('players');
  const me = useMe()?.user._id;
  const [ending, setEnding] = useState<Administrator | null>(null);
  const query = useQuery(apiQuery(listAdministrators, { params: { id: player._id } }));
  if (query.data?.collection.length === 0) return null;
  return (
    <Panel title={t('care.title')}>
      <Hint sx={{ mb: 1 }}>{t('care.hint')}</Hint>
      {!query.data && <LoadState query={query} rows={{ count: 2, height: 52 }} />}
      <List disablePadding aria-label={t('care.title')}>
        {query.data?.collection.map((one) => (
          <ListItem key={one.user._id} disableGutters sx={{ justifyContent: 'space-between', gap: 2 }}>
            <TwoLines
              first={one.user._id === me ? t('care.you', { name: one.user.name }) : one.user.name}
              second={[
                one.handed_over ? t('care.handedOver') : t(`care.relations.${one.relation}`),
                t('care.since', { date: formatPlainDate(one.since.slice(0, 10)) }),
              ]}
            />
            {one.may_end && (
              <ActButton
                size="small"
                busy={false}
                sx={{ flex: 'none', mr: -1 }}
                onClick={() => setEnding(one)}
              >
                {t(one.user._id === me ? 'care.leave' : 'care.end')}
              </ActButton>
            )}
          </ListItem>
        ))}
      </List>
      {ending && (
        <EndDialog
          player={player}
          ending={ending}
          self={ending.user._id === me}
          onClose={() => setEnding(null)}
        />
      )}
    </Panel>
  );
}

type Ending = Props & {
  readonly ending: Administrator;
  readonly self: boolean;
  readonly onClose: () => void;
};

/** Asks first: the way back is a new invitation. */
function EndDialog({ player, ending, self, onClose }: Ending) {
  const { t } = useTranslation('players');
  const navigate = useNavigate();
  const words = { player: player.name, name: ending.user.name };
  const kind = self ? 'leave' : 'end';
  const end = useWrite({
    write: () => call(endAdministration, { params: { id: player._id, user_id: ending.user._id } }),
    onSuccess: async () => {
      notify('success', t(`care.${kind}Done`, words));
      if (self) await navigate({ to: paths.management });
    },
    onSettled: async () => {
      onClose();
      await invalidate(listAdministered, listAdministrators, listPlayerInvitations, getPlayer, meRoute);
    },
  });
  return (
    <ConfirmDialog
      title={t(`care.${kind}Title`, words)}
      confirm={t(`care.${kind}`)}
      danger
      busy={end.isPending}
      onConfirm={() => end.mutate()}
      onCancel={onClose}
    >
      <Typography>{t(`care.${kind}Body`, words)}</Typography>
    </ConfirmDialog>
  );
}
