import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, type BaseSyntheticEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Row } from '#ui/layout.ts';
import { ActButton } from '../act/act-button.tsx';
import { useUnsaved } from '../dialog/unsaved.ts';
import { DraftLine } from '../draft/draft-line.tsx';
import type { KeptDraft } from '../draft/use-kept.ts';
import { useProblemWords } from '../state/error-words.ts';
import { FailureCode } from '../state/failure-code.tsx';
import { Notice } from '../state/notice.tsx';
import type { ServerProblem } from './server-problem.ts';

type Props = {
  readonly form: {
    readonly submit: (event?: BaseSyntheticEvent) => Promise<void>;
    readonly problem: ServerProblem | null;
    /** Null for a form that keeps no draft. */
    readonly draft: KeptDraft | null;
    readonly formState: { readonly isSubmitting: boolean; readonly isDirty: boolean };
  };
  readonly submitLabel: string;
  readonly children: ReactNode;
  /** For a form in a dialog: closes it, and discards what was typed. */
  readonly onCancel?: () => void;
  /** Secondary actions beside the filled button. */
  readonly secondary?: ReactNode;
  readonly disabled?: boolean;
  /** A button that helps against the form's error. */
  readonly remedy?: ReactNode;
  /** For a page with another filled button. */
  readonly quiet?: boolean;
};

/** Fields, the form's error, and one button, filled unless it is quiet. The error is above the button, where the user has just tapped. */
export function Form({
  form,
  submitLabel,
  children,
  onCancel,
  secondary,
  disabled = false,
  quiet = false,
  remedy,
}: Props) {
  const { t } = useTranslation();
  useUnsaved(form.formState.isDirty, form.draft?.survives);
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void form.submit(event)}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      {form.draft && <DraftLine draft={form.draft} />}
      {children}
      {form.problem && (
        <InSight key={form.problem.message}>
          <FormProblem problem={form.problem} remedy={remedy} />
        </InSight>
      )}
      <Row sx={{ mt: 0.5 }}>
        <ActButton
          type="submit"
          variant={quiet ? 'outlined' : 'contained'}
          size="large"
          busy={form.formState.isSubmitting}
          disabled={disabled}
        >
          {submitLabel}
        </ActButton>
        {onCancel && (
          <Button
            onClick={() => {
              form.draft?.end();
              onCancel();
            }}
          >
            {t('cancel')}
          </Button>
        )}
        {secondary}
      </Row>
    </Box>
  );
}

/** Scrolls what appears into view. */
export function InSight({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In newer browsers it returns a promise, which React would take for the effect's clean-up.
    box.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <Box ref={box} sx={{ scrollMarginBlock: 80 }}>
      {children}
    </Box>
  );
}

type ProblemProps = { readonly problem: unknown; readonly remedy?: ReactNode };

export function FormProblem({ problem, remedy }: ProblemProps) {
  const { title, hint, code } = useProblemWords()(problem);
  return (
    <Notice tone="error" title={title}>
      {hint}
      {code && <FailureCode code={code} />}
      {remedy && <Box sx={{ mt: 1 }}>{remedy}</Box>}
    </Notice>
  );
}
