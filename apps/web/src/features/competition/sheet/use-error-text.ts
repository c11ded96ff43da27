import type { ErrorCode } from '@topspin/contract';
import { useTranslation } from 'react-i18next';

/** The text of a rule's refusal, the same as the server's. */
export function useErrorText(): (code: ErrorCode) => string {
  const { t } = useTranslation('errors');
  return (code) => t(`${code}.message`);
}
