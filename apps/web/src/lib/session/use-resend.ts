import { resendVerification } from '@topspin/contract';
import i18next from 'i18next';
import { call } from '#lib/api/client.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { notify } from '#ui/notify/notifications.ts';

/** Asks for the verification mail once more, and says that it is on its way. */
export function useResend() {
  return useWrite({
    write: (email: string) => call(resendVerification, { body: { email } }),
    onSuccess: () => notify('success', i18next.t('auth:feedback.resent')),
  });
}
