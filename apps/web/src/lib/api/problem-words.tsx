import { resendVerification } from '@topspin/contract';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorWordsContext, type ErrorWords } from '#ui/state/error-words.ts';
import { errorLasts, notify, undoLasts } from '#ui/notify/notifications.ts';
import { readStored, storageKeys } from '#lib/storage.ts';
import { call } from './client.ts';
import { isProblem } from './problem.ts';

/** The words for an error: the server's own where it gave some, ours for the line and the unforeseen. */
function problemWords(error: unknown): ErrorWords {
  const { t } = i18next;
  if (isProblem(error, 'network'))
    return { title: t('problem.network'), hint: t('problem.networkHint'), drawing: 'cutLine' };
  if (isProblem(error, 'request.staleVersion'))
    return { title: t('problem.stale'), hint: t('problem.staleHint') };
  if (!isProblem(error) || error.body === null) return { title: t('problem.unexpected') };
  const { errors, requestId } = error.body;
  if (error.code === 'server.failed')
    return { title: errors.message, hint: t('problem.unexpectedHint', { requestId }) };
  return errors.message2 ? { title: errors.message, hint: errors.message2 } : { title: errors.message };
}

/** Says in the snackbar what did not succeed. */
export function notifyProblem(error: unknown): void {
  const { title, hint } = problemWords(error);
  const action = isProblem(error, 'auth.emailNotVerified') ? verify() : undefined;
  notify('error', title, { subtitle: hint, action, duration: action ? undoLasts : errorLasts });
}

/** A button refused for that reason says what to do about it. */
function verify() {
  const email = readStored(storageKeys.email) ?? '';
  const run = () =>
    void call(resendVerification, { body: { email } }).then(
      () => notify('success', i18next.t('auth:feedback.resent')),
      notifyProblem,
    );
  return { label: i18next.t('auth:feedback.resend'), run };
}

/** Gives every error its words, in the language of now. */
export function ProblemWords({ children }: { readonly children: ReactNode }) {
  useTranslation();
  return <ErrorWordsContext value={problemWords}>{children}</ErrorWordsContext>;
}
