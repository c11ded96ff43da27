import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorWordsContext, type ErrorWords } from '#ui/error-words.ts';
import { isProblem } from './problem.ts';

/** Gives every error its words: the server's own where it gave some, ours for the line and the unforeseen. */
export function ProblemWords({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const wordsOf = (error: unknown): ErrorWords => {
    if (isProblem(error, 'network'))
      return { title: t('problem.network'), hint: t('problem.networkHint'), drawing: 'cutLine' };
    if (isProblem(error, 'request.staleVersion'))
      return { title: t('problem.stale'), hint: t('problem.staleHint') };
    if (!isProblem(error) || error.body === null) return { title: t('problem.unexpected') };
    const { errors, requestId } = error.body;
    if (error.code === 'server.failed')
      return { title: errors.message, hint: t('problem.unexpectedHint', { requestId }) };
    return errors.message2 ? { title: errors.message, hint: errors.message2 } : { title: errors.message };
  };
  return <ErrorWordsContext value={wordsOf}>{children}</ErrorWordsContext>;
}
