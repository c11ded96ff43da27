import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '#ui/layout.ts';
import { useProblemWords } from './error-words.ts';
import { FailureCode } from './failure-code.tsx';
import { StatePanel } from './state-panel.tsx';

type Props = {
  readonly error: unknown;
  readonly title?: string;
  readonly onRetry?: (() => void) | undefined;
  /** For a page: what it says when there is no such thing, and the way on from there; its heading, unless it has one. */
  readonly missing?: { readonly title?: string; readonly action: ReactNode; readonly hasHeading?: boolean };
};

/** A failed load: what happened, that nothing is lost, and a retry, unless there is no such thing. */
export function ErrorState({ error, title, onRetry, missing }: Props) {
  const { t } = useTranslation();
  const words = useProblemWords()(error);
  if (words.isMissing)
    return (
      <StatePanel
        role="alert"
        wholePage={missing !== undefined && !missing.hasHeading}
        drawing="ballOut"
        title={missing?.title ?? title ?? t('notFound.title')}
        hint={t('missing.hint')}
        action={missing?.action}
      />
    );
  const hint = title === undefined ? words.hint : [words.title, words.hint].filter(Boolean).join(' ');
  return (
    <StatePanel
      role="alert"
      drawing={words.drawing ?? 'ballInNet'}
      title={title ?? words.title}
      hint={hint}
      action={
        (onRetry || words.code) && (
          <Stack gap={2} sx={{ justifyItems: 'center' }}>
            {onRetry && (
              <Button variant="outlined" onClick={onRetry}>
                {t('retry')}
              </Button>
            )}
            {words.code && <FailureCode code={words.code} />}
          </Stack>
        )
      }
    />
  );
}
