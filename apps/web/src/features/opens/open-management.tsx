import { getOpen, listOpens, type OpenPage, restoreOpen, softDeleteOpen } from '@topspin/contract';
import type { OpenState } from '@topspin/engine';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#lib/paths.ts';
import { useSoftDelete } from '#lib/api/use-soft-delete.ts';
import { Hint } from '#ui/page/hint.tsx';
import { ActButton } from '#ui/act/act-button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { ButtonLink } from '#ui/page/text-link.tsx';
import { Row } from '#ui/layout.ts';
import { CancelDialog } from './steps/cancel-dialog.tsx';
import { backward } from './steps/next-step.ts';
import { useTransition } from './steps/use-transition.ts';

/** Reopening the registration is beside the next step. */
const backwards = {
  registrationClosed: 'steps.backToClosed',
  reception: 'steps.backToReception',
} as const;

const hasWords = (state: OpenState | undefined): state is keyof typeof backwards =>
  state !== undefined && state in backwards;

/** An organiser's rare actions on an open: edit it, step back, cancel or delete it. */
export function OpenManagement({ open }: { readonly open: OpenPage }) {
  const { t } = useTranslation('opens');
  const transition = useTransition(open);
  const [asking, setAsking] = useState<'cancel' | 'delete' | null>(null);
  const back = backward(open);
  return (
    <Panel title={t('information.more')}>
      <Hint sx={{ mb: 2 }}>{t('information.seldom')}</Hint>
      <Row gap={1.5}>
        <ButtonLink variant="outlined" to={paths.editOpen} params={{ openId: open._id }}>
          {t('information.edit')}
        </ButtonLink>
        {hasWords(back) && (
          <ActButton
            variant="outlined"
            busy={transition.isPending}
            onClick={() => transition.mutate({ to: back })}
          >
            {t(backwards[back])}
          </ActButton>
        )}
        {open.may.transitions.includes('canceled') && (
          <ActButton color="error" onClick={() => setAsking('cancel')}>
            {t('steps.canceled')}
          </ActButton>
        )}
        {open.may.delete && (
          <ActButton color="error" onClick={() => setAsking('delete')}>
            {t('information.delete')}
          </ActButton>
        )}
      </Row>
      {asking === 'cancel' && <CancelDialog open={open} onClose={() => setAsking(null)} />}
      {asking === 'delete' && <DeleteDialog open={open} onClose={() => setAsking(null)} />}
    </Panel>
  );
}

type DeleteProps = { readonly open: OpenPage; readonly onClose: () => void };

/** Deletes an open, after a confirmation. */
function DeleteDialog({ open, onClose }: DeleteProps) {
  const { t } = useTranslation(['opens', 'common']);
  const navigate = useNavigate();
  const remove = useSoftDelete(
    { remove: softDeleteOpen, restore: restoreOpen, list: listOpens, read: getOpen },
    { done: t('information.deleted') },
  );
  const confirm = () =>
    remove.mutate(open, {
      onSuccess: () => void navigate({ to: paths.opens, replace: true }),
      onError: onClose,
    });
  return (
    <ConfirmDialog
      danger
      busy={remove.isPending}
      title={t('remove.title')}
      confirm={t('common:delete')}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {t('remove.body')}
    </ConfirmDialog>
  );
}
