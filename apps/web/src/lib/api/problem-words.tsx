import { resendVerification } from '@topspin/contract';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorWordsContext, type ErrorWords } from '#ui/state/error-words.ts';
import { copyCode } from '#ui/state/failure-code.tsx';
import { notify, undoLasts } from '#ui/notify/notifications.ts';
import { formatMoment } from '#lib/format.ts';
import { readStored, storageKeys } from '#lib/storage.ts';
import { call } from './client.ts';
import { isProblem } from './problem.ts';
import { stateWords } from './state-words.ts';

/** The texts of an error, and whether what was asked for is missing. */
const withMissing = (error: unknown): ErrorWords => ({
  ...problemWords(error),
  ...codeOf(error),
  isMissing: isProblem(error, 'thing.notFound'),
});

/** The texts of an error: the server's if it sent any, ours for network and unexpected errors. */
function problemWords(error: unknown): ErrorWords {
  const { t } = i18next;
  if (isProblem(error, 'network'))
    return { title: t('problem.network'), hint: t('problem.networkHint'), drawing: 'cutLine' };
  if (isProblem(error, 'request.staleVersion'))
    return { title: staleTitle(error.body?.details), hint: t('problem.staleHint') };
  if (!isProblem(error)) return { title: t('problem.unexpected') };
  if (error.body === null)
    return { title: t('problem.unexpected'), ...(error.requestId && { hint: t('problem.unexpectedHint') }) };
  const { errors } = error.body;
  if (error.code === 'server.failed') return { title: errors.message, hint: t('problem.unexpectedHint') };
  const who = whoChanged(error.body.details);
  if (who) {
    const state = stateWords(error);
    const hint = state ? t('problem.changedTo', { ...who, state }) : t('problem.changedBy', who);
    return { title: errors.message, hint };
  }
  return errors.message2 ? { title: errors.message, hint: errors.message2 } : { title: errors.message };
}

/** The code of a failure: a refusal has none, since its text says what to do. */
const codeOf = (error: unknown): Pick<ErrorWords, 'code'> => {
  const isFailure = isProblem(error) && (error.status >= 500 || error.code === 'unexpected');
  return isFailure && error.requestId !== null ? { code: error.requestId } : {};
};

/** The person who was first, and when, if the server says it. */
function whoChanged({ by, at }: Readonly<Record<string, unknown>> = {}) {
  return typeof by === 'string' && typeof at === 'string' ? { by, at: formatMoment(at) } : undefined;
}

function staleTitle(details: Readonly<Record<string, unknown>> | undefined): string {
  const who = whoChanged(details);
  return who ? i18next.t('problem.staleBy', who) : i18next.t('problem.stale');
}

/** Shows an error in the snackbar. The session ends silently when a refresh was answered by something else than tokens. */
export function notifyProblem(error: unknown): void {
  if (isProblem(error, 'auth.badRefreshToken') && error.body === null) return;
  const { title, hint } = problemWords(error);
  const action = isProblem(error, 'auth.emailNotVerified') ? verify() : copyingCode(error);
  notify('error', title, { subtitle: hint, action, ...(action && { duration: undoLasts }) });
}

/** Says that somebody else has just done what was asked for: no error. */
export function notifyMeanwhile(error: unknown): void {
  const { title, hint } = problemWords(error);
  notify('info', hint ?? title);
}

/** A failure comes with a button that copies its code. */
function copyingCode(error: unknown) {
  const { code } = codeOf(error);
  if (code === undefined) return undefined;
  return {
    label: i18next.t('problem.copyCode'),
    run: () => copyCode(code, i18next.t('problem.codeCopied')),
  };
}

/** An error with this code comes with a button that helps. */
function verify() {
  const email = readStored(storageKeys.email) ?? '';
  const run = () =>
    void call(resendVerification, { body: { email } }).then(
      () => notify('success', i18next.t('auth:feedback.resent')),
      notifyProblem,
    );
  return { label: i18next.t('auth:feedback.resend'), run };
}

/** Gives every error its texts, in the current language. */
export function ProblemWords({ children }: { readonly children: ReactNode }) {
  useTranslation();
  return <ErrorWordsContext value={withMissing}>{children}</ErrorWordsContext>;
}
