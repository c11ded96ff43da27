import { getEdition, listEditions, transitionEdition, type Edition } from '@topspin/contract';
import { editionTransitions } from '@topspin/engine';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { invalidate } from '#lib/api/query.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';

/** The next state of an edition, which a circuit manager starts or finishes; finishing asks, since nothing leads back. */
export function EditionStep({ edition }: { readonly edition: Edition }) {
  const { t } = useTranslation('circuits');
  const queries = useQueryClient();
  const [asks, setAsks] = useState(false);
  const move = useWrite({
    write: (to: Edition['state']) => call(transitionEdition, { params: { id: edition._id }, body: { to } }),
    onSuccess: () => invalidate(queries, getEdition, listEditions),
    onSettled: () => setAsks(false),
  });
  const step = editionTransitions.find(({ from }) => from === edition.state);
  if (!step) return null;
  const label = t(`edition.steps.${step.to}`);
  return (
    <>
      <ActButton
        variant="contained"
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
        </ConfirmDialog>
      )}
    </>
  );
}
