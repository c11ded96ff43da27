import { askForPlace, getOpen, type OpenPage, withdrawPlaceRequest } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { apiQuery, queries } from '#lib/api/query.ts';
import { notifyRemoved } from '#lib/api/undo.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { ActButton } from '#ui/act/act-button.tsx';

/** Withdraws what an open asks for; undoing asks for it again, unless it was refused. */
export function WithdrawButton({ open }: { readonly open: OpenPage }) {
  const { t } = useTranslation('opens');
  const params = { id: open._id };
  const show = (fresh: OpenPage) => queries.setQueryData(apiQuery(getOpen, { params }).queryKey, fresh);
  const request = open.edition_request;
  const withdraw = useWrite({
    write: () => call(withdrawPlaceRequest, { params }),
    onSuccess: (fresh) => {
      show(fresh);
      if (request === null || request.refused) return;
      const body = { edition_id: request.edition._id };
      notifyRemoved(t('place.withdrawn'), { undo: () => call(askForPlace, { params, body }).then(show) });
    },
  });
  return (
    <ActButton busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
      {t('place.withdraw')}
    </ActButton>
  );
}
