import { acknowledgeHandedOver, countPending, type HandedOver, listHandedOver } from '@topspin/contract';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { call } from '#lib/api/client.ts';
import { apiQuery, invalidate } from '#lib/api/query.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { formatMoment } from '#lib/format.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { notify } from '#ui/notify/notifications.ts';
import { Panel } from '#ui/page/panel.tsx';
import { ButtonLink } from '#ui/page/text-link.tsx';
import { DecisionRow } from '#ui/list/decision-row.tsx';
import { HandedOverPlayer } from './handed-over-player.tsx';

/**
 * What passed to the user from erased accounts, and what to do about it; renders nothing if there is none.
 */
export function HandedOverPanel() {
  const { t } = useTranslation('decisions');
  const rows = useQuery(apiQuery(listHandedOver)).data?.collection ?? [];
  const acknowledge = useWrite({
    write: () => call(acknowledgeHandedOver),
    onSuccess: async () => {
      notify('success', t('handedOver.seenDone'));
      await invalidate(listHandedOver, countPending);
    },
  });
  if (rows.length === 0) return null;
  const canBeSeen = rows.some(({ kind }) => kind !== 'player');
  return (
    <Panel
      title={t('handedOver.title')}
      action={
        canBeSeen && (
          <ActButton size="small" busy={acknowledge.isPending} onClick={() => acknowledge.mutate()}>
            {t('handedOver.seen')}
          </ActButton>
        )
      }
    >
      <Typography color="textSecondary">{t('handedOver.hint')}</Typography>
      <List disablePadding aria-label={t('handedOver.title')}>
        {rows.map((row) =>
          row.kind === 'player' ? (
            <HandedOverPlayer key={row._id} player={row} />
          ) : (
            <HandedOverThing key={row._id} thing={row} />
          ),
        )}
      </List>
    </Panel>
  );
}

function HandedOverThing({ thing: { kind, _id: id, name, at } }: { readonly thing: HandedOver }) {
  const { t } = useTranslation('decisions');
  const second = [
    t(kind === 'open' ? 'handedOver.open' : 'handedOver.venue'),
    t('handedOver.since', { day: formatMoment(at) }),
  ];
  return (
    <DecisionRow first={name} second={second}>
      {kind === 'open' ? (
        <ButtonLink variant="outlined" to={paths.open} params={{ openId: id }}>
          {t('page.go.open')}
        </ButtonLink>
      ) : (
        <ButtonLink variant="outlined" to={paths.venue} params={{ venueId: id }}>
          {t('page.go.venue')}
        </ButtonLink>
      )}
    </DecisionRow>
  );
}
