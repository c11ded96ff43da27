import { resendVerification } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { call } from '#lib/api/client.ts';
import { useProblemWords } from '#ui/error-words.ts';
import { notify } from '#ui/notifications.ts';

/** Asks for the verification mail once more, and says that it is on its way, or why not. */
export function useResend(): (email: string) => Promise<void> {
  const { t } = useTranslation('auth');
  const problemWords = useProblemWords();
  return async (email) => {
    try {
      await call(resendVerification, { body: { email } });
      notify('success', t('feedback.resent'));
    } catch (error) {
      const { title, hint } = problemWords(error);
      notify('error', title, { subtitle: hint });
    }
  };
}
