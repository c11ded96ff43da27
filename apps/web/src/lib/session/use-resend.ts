import { resendVerification } from '@topspin/contract';
import i18next from 'i18next';
import { call } from '#lib/api/client.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { notify } from '#ui/notify/notifications.ts';

/** Requests another verification mail and confirms that it was sent. */
export function useResend() {
  return useWrite({
    write: (email: string) => call(resendVerification, { body: { email } }),
    onSuccess: () => notify('success', i18next.t('auth:feedback.resent')),
  });
}
