import { eraseMe, type Legacy } from '@topspin/contract';
import Box from '@mui/material/Box';
import type { z } from 'zod/mini';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { FormProblem } from '#ui/form/form.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { useApiForm } from '#ui/form/use-api-form.ts';
import { EraseSummary } from './erase-summary.tsx';

type Props = {
  /** Whether it is the reader's own account or somebody else's. */
  readonly of: 'own' | 'other';
  readonly things: Legacy['things'];
  readonly words: { readonly title: string; readonly confirm: string; readonly password: string };
  readonly onErase: (body: z.output<typeof eraseMe.body>) => Promise<void>;
  readonly onClose: () => void;
};

/** Erases an account once its consequences are read and the reader's own password is typed. */
export function EraseDialog({ of, things, words, onErase, onClose }: Props) {
  const form = useApiForm({
    draft: null,
    schema: eraseMe.body,
    defaultValues: { password: '' },
    onSubmit: onErase,
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
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <EraseSummary of={of} things={things} />
        {form.problem && <FormProblem problem={form.problem} />}
        <PasswordField
          control={form.control}
          name="password"
          label={words.password}
          autoComplete="current-password"
        />
      </Box>
    </ConfirmDialog>
  );
}
