import { useTranslation } from 'react-i18next';
import { isProblem } from '#lib/api/problem.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import type { useTransition } from './use-transition.ts';

type Props = {
  readonly transition: ReturnType<typeof useTransition>;
  readonly onFinish: () => void;
  readonly onClose: () => void;
};

/** Finishes an open; asks again if conflicts of its matches wait for a decision. */
export function FinishDialog({ transition, onFinish, onClose }: Props) {
  const { t } = useTranslation('opens');
  const { error } = transition;
  const undecided = isProblem(error, 'open.conflictsUndecided');
  const matches = undecided ? Number(error.body?.details?.['matches'] ?? 1) : 0;
  const finish = () => {
    onFinish();
    transition.mutate(
      { to: 'finished', confirmed: undecided },
      { onSettled: (_, failure) => isProblem(failure, 'open.conflictsUndecided') || onClose() },
    );
  };
  return (
    <ConfirmDialog
      busy={transition.isPending}
      danger={undecided}
      title={t(undecided ? 'finish.conflictsTitle' : 'finish.title')}
      confirm={t(undecided ? 'finish.anyway' : 'steps.finished')}
      onConfirm={finish}
      onCancel={() => {
        transition.reset();
        onClose();
      }}
    >
      {undecided ? t('finish.conflicts', { count: matches }) : t('finish.body')}
    </ConfirmDialog>
  );
}
