import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useProblemWords } from './error-words.ts';
import { StatePanel } from './state-panel.tsx';

type Props = {
  readonly error: unknown;
  readonly title?: string;
  readonly onRetry?: (() => void) | undefined;
};

/** A failed load: what happened, that nothing is lost, and a retry. */
export function ErrorState({ error, title, onRetry }: Props) {
  const { t } = useTranslation();
  const words = useProblemWords()(error);
  const hint = title === undefined ? words.hint : [words.title, words.hint].filter(Boolean).join(' ');
  return (
    <StatePanel
      role="alert"
      drawing={words.drawing ?? 'ballInNet'}
      title={title ?? words.title}
      hint={hint}
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
