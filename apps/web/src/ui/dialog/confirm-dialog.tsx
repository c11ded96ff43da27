import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActButton } from '../act/act-button.tsx';
import { Modal } from './modal.tsx';

type Props = {
  readonly title: string;
  readonly children: ReactNode;
  readonly confirm: string;
  /** The other button, where "Cancel" could be taken for the act itself. */
  readonly stay?: string;
  readonly danger?: boolean;
  readonly busy?: boolean;
  /** Whether the confirmation is not available yet. */
  readonly disabled?: boolean;
  readonly unsaved?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/**
 * Asks before something that cannot simply be undone; the button's label is a verb, never "OK". Show it by
 * mounting it.
 */
export function ConfirmDialog(props: Props) {
  const {
    title,
    children,
    confirm,
    stay,
    danger,
    busy,
    disabled = false,
    unsaved = false,
    onConfirm,
    onCancel,
  } = props;
  const { t } = useTranslation();
  return (
    <Modal
      title={title}
      maxWidth="xs"
      unsaved={unsaved}
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>{stay ?? t('cancel')}</Button>
          <ActButton
            variant="contained"
            color={danger ? 'error' : 'primary'}
            busy={busy}
            disabled={disabled}
            onClick={onConfirm}
          >
            {confirm}
          </ActButton>
        </>
      }
    >
      {children}
    </Modal>
  );
}
