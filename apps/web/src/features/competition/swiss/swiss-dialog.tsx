import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { editPhase, type Phase } from '@topspin/contract';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { queries } from '#lib/api/query.ts';
import { shownHere, useWrite } from '#lib/api/use-write.ts';
import { ActButton } from '#ui/act/act-button.tsx';
import { Modal } from '#ui/dialog/modal.tsx';
import { FormProblem } from '#ui/form/form.tsx';
import { notify } from '#ui/notify/notifications.ts';
import { orderToSave, presetOf, type SwissChoice } from './choice.ts';
import { SwissFields } from './swiss-fields.tsx';

type Props = {
  readonly phase: Phase;
  readonly sides: 'players' | 'pairs';
  readonly onClose: () => void;
};

/** Changes the rounds and the tie-breaks of a Swiss phase in play: one more, or over after this one. */
export function SwissDialog({ phase, sides, onClose }: Props) {
  const { t } = useTranslation(['competition', 'common']);
  const formId = useId();
  const [start] = useState<SwissChoice>(() => ({
    rounds: phase.swiss?.rounds ?? 1,
    order: presetOf(phase.swiss?.order ?? []),
  }));
  const [choice, setChoice] = useState(start);
  const save = useWrite({
    showsError: shownHere,
    write: ({ rounds, order }: SwissChoice) =>
      call(editPhase, {
        params: { id: phase._id },
        version: phase.version,
        body: {
          rounds_count: rounds,
          ...(order !== start.order && orderToSave(order)),
        },
      }),
    onSuccess: async () => {
      await queries.invalidateQueries();
      notify('success', t('phase.saved'));
      onClose();
    },
  });
  return (
    <Modal
      title={t('swiss.change')}
      maxWidth="xs"
      unsaved={choice !== start}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <ActButton type="submit" form={formId} variant="contained" busy={save.isPending}>
            {t('common:save')}
          </ActButton>
        </>
      }
    >
      <Box
        id={formId}
        component="form"
        noValidate
        sx={{ display: 'grid', gap: 2, pt: 1 }}
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate(choice);
        }}
      >
        {save.error && <FormProblem problem={save.error} />}
        <SwissFields
          choice={choice}
          sides={sides}
          count={phase.groups[0]?.players ?? 0}
          onChange={(changes) => setChoice({ ...choice, ...changes })}
        />
      </Box>
    </Modal>
  );
}
