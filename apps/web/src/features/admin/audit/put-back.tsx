import { type AuditEntry, restoreOrganiser, restoreVenueAdmin, type Route } from '@topspin/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '#lib/api/query.ts';
import { call } from '#lib/api/client.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { notify } from '#ui/notify/notifications.ts';
import { type Removal, removalOf } from './removal.ts';

const restores: Readonly<Record<string, Route>> = {
  removeOrganiser: restoreOrganiser,
  removeVenueAdmin: restoreVenueAdmin,
};

type Props = { readonly entry: AuditEntry; readonly onDone: () => void };

/** The button of an entry about a removed co-organiser that puts them back; nothing for other entries. */
export function PutBack({ entry, onDone }: Props) {
  const route = restores[entry.action];
  const [now] = useState(() => new Date());
  const removal = removalOf(entry, now);
  return route && removal && <PutBackButton route={route} removal={removal} onDone={onDone} />;
}

type ButtonProps = { readonly route: Route; readonly removal: Removal; readonly onDone: () => void };

function PutBackButton({ route, removal: { from, who, name }, onDone }: ButtonProps) {
  const { t } = useTranslation('audit');
  const restore = useWrite({
    write: () => call<Route>(route, { params: { id: from, user_id: who } }),
    onSuccess: () => {
      notify('success', t('putBack.done', { name }));
      onDone();
    },
    onSettled: () => queries.invalidateQueries(),
  });
  return (
    <ActButton size="small" variant="outlined" busy={restore.isPending} onClick={() => restore.mutate()}>
      {t('putBack.act', { name })}
    </ActButton>
  );
}
