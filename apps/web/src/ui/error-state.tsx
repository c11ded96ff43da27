import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { isProblem } from '#lib/api/problem.ts';
import { StatePanel } from './state-panel.tsx';

type Props = {
  readonly error: unknown;
  readonly title?: string;
  readonly onRetry?: (() => void) | undefined;
};

/** A reading that failed: what happened, that nothing is lost, and another try. */
export function ErrorState({ error, title, onRetry }: Props) {
  const { t } = useTranslation();
  const words = useProblemWords()(error);
  return (
    <StatePanel
      role="alert"
      drawing={isProblem(error, 'network') ? 'cutLine' : 'ballInNet'}
      title={title ?? words.title}
      hint={title && words.title !== title ? [words.title, words.hint].filter(Boolean).join(' ') : words.hint}
      action={
        onRetry && (
          <Button variant="outlined" onClick={onRetry}>
            {t('retry')}
          </Button>
        )
      }
    />
  );
}

/** Says of any error what happened and what to do: the server's own words where it gave some. */
export function useProblemWords(): (error: unknown) => { title: string; hint?: string } {
  const { t } = useTranslation();
  return (error) => {
    if (isProblem(error, 'network')) return { title: t('problem.network'), hint: t('problem.networkHint') };
    if (isProblem(error, 'request.staleVersion'))
      return { title: t('problem.stale'), hint: t('problem.staleHint') };
    if (!isProblem(error) || error.body === null) return { title: t('problem.unexpected') };
    const { errors, requestId } = error.body;
    if (error.code === 'server.failed')
      return { title: errors.message, hint: t('problem.unexpectedHint', { requestId }) };
    return errors.message2 ? { title: errors.message, hint: errors.message2 } : { title: errors.message };
  };
}
