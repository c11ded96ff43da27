import type { ErrorCode } from '@topspin/contract';
import { useTranslation } from 'react-i18next';

/** The words for a rule that refuses something, the same that the server would answer with. */
export function useRefusal(): (code: ErrorCode) => string {
  const { t } = useTranslation('errors');
  return (code) => t(`${code}.message`);
}
