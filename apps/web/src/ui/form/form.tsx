import Box from '@mui/material/Box';
import type { BaseSyntheticEvent, ReactNode } from 'react';
import { ActButton } from '../act/act-button.tsx';
import { useUnsaved } from '../dialog/unsaved.ts';
import { useProblemWords } from '../state/error-words.ts';
import { Notice } from '../state/notice.tsx';
import type { ServerProblem } from './server-problem.ts';

type Props = {
  readonly form: {
    readonly submit: (event?: BaseSyntheticEvent) => Promise<void>;
    readonly problem: ServerProblem | null;
    readonly formState: { readonly isSubmitting: boolean; readonly isDirty: boolean };
  };
  readonly submitLabel: string;
  readonly children: ReactNode;
  /** Secondary actions beside the filled button. */
  readonly secondary?: ReactNode;
  readonly disabled?: boolean;
  /** For a page with another filled button. */
  readonly quiet?: boolean;
};

/** Fields, the form's error, and one button, filled unless it is quiet. */
export function Form({ form, submitLabel, children, secondary, disabled = false, quiet = false }: Props) {
  useUnsaved(form.formState.isDirty);
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void form.submit(event)}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      {form.problem && <FormProblem problem={form.problem} />}
      {children}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 0.5 }}>
        <ActButton
          type="submit"
          variant={quiet ? 'outlined' : 'contained'}
          size="large"
          busy={form.formState.isSubmitting}
          disabled={disabled}
        >
          {submitLabel}
        </ActButton>
        {secondary}
      </Box>
    </Box>
  );
}

export function FormProblem({ problem }: { readonly problem: unknown }) {
  const { title, hint } = useProblemWords()(problem);
  return (
    <Notice tone="error" title={title}>
      {hint}
    </Notice>
  );
}
