import { userErasure } from '@topspin/contract';
import type { ReactNode } from 'react';
import { Stack } from '#ui/layout.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { FormProblem } from '#ui/form/form.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { useApiForm } from '#ui/form/use-api-form.ts';

type Props = {
  readonly words: { readonly title: string; readonly confirm: string; readonly password: string };
  /** What goes and what stays. */
  readonly children: ReactNode;
  readonly onErase: (password: string) => Promise<void>;
  readonly onClose: () => void;
};

/** Erases an account or a profile once its consequences are read and the reader's own password is typed. */
export function EraseDialog({ words, children, onErase, onClose }: Props) {
  const form = useApiForm({
    draft: null,
    schema: userErasure,
    defaultValues: { password: '' },
    onSubmit: async ({ password }) => onErase(password),
  });
  return (
    <ConfirmDialog
      danger
      title={words.title}
      confirm={words.confirm}
      busy={form.formState.isSubmitting}
      onConfirm={() => void form.submit()}
      onCancel={onClose}
    >
      <Stack sx={{ pt: 1 }}>
        {children}
        {form.problem && <FormProblem problem={form.problem} />}
        <PasswordField
          control={form.control}
          name="password"
          label={words.password}
          autoComplete="current-password"
        />
      </Stack>
    </ConfirmDialog>
  );
}
