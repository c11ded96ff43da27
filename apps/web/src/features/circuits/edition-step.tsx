import Alert from '@mui/material/Alert';
import { getEdition, listEditions, listOpens, transitionEdition, type Edition } from '@topspin/contract';
import { editionTransitions } from '@topspin/engine';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { today } from '#lib/format.ts';
import { apiQuery, invalidate } from '#lib/api/query.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';

/** The next state of an edition, which a circuit manager starts or finishes; finishing asks, since nothing leads back. */
export function EditionStep({ edition }: { readonly edition: Edition }) {
  const { t } = useTranslation('circuits');
  const [asks, setAsks] = useState(false);
  const move = useWrite({
    write: (to: Edition['state']) => call(transitionEdition, { params: { id: edition._id }, body: { to } }),
    onSuccess: () => invalidate(getEdition, listEditions),
    onSettled: () => setAsks(false),
  });
  const step = editionTransitions.find(({ from }) => from === edition.state);
  if (!step) return null;
  const label = t(`edition.steps.${step.to}`);
  // Finishing is the next step only once its days are over.
  const isPast = edition.date_end.slice(0, today().length) < today();
  return (
    <>
      <ActButton
        variant={step.to === 'finished' && !isPast ? 'outlined' : 'contained'}
        busy={move.isPending}
        onClick={() => (step.to === 'finished' ? setAsks(true) : move.mutate(step.to))}
      >
        {label}
      </ActButton>
      {asks && (
        <ConfirmDialog
          title={t('edition.finishTitle')}
          confirm={label}
          busy={move.isPending}
          onConfirm={() => move.mutate(step.to)}
          onCancel={() => setAsks(false)}
        >
          {t('edition.finishBody', { name: edition.name })}
          <UnplayedOpens editionId={edition._id} />
        </ConfirmDialog>
      )}
    </>
  );
}

/** The opens of an edition that are not over, which go on but are worth a second look before it is finished. */
function UnplayedOpens({ editionId }: { readonly editionId: string }) {
  const { t } = useTranslation('circuits');
  const { data } = useQuery(
    apiQuery(listOpens, {
      query: {
        filters: { 'edition._id': editionId, state: { $nin: ['finished', 'canceled'] } },
        sortBy: ['date_start'],
        itemsPerPage: 5,
      },
    }),
  );
  if (!data || data.totalFilteredRows === 0) return null;
  const names = data.collection.map(({ name }) => name).join(', ');
  const more = data.totalFilteredRows - data.collection.length;
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      {t('edition.unplayed', { count: data.totalFilteredRows })} {names}
      {more > 0 && ` ${t('edition.unplayedMore', { count: more })}`}.
    </Alert>
  );
}
