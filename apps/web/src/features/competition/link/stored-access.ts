import type { accessByScoreLink, AnswerOf } from '@topspin/contract';
import { readerOfLink } from '#lib/last-state/reader.ts';
import { forgetReader, readStoredAnswer, storeAnswers } from '#lib/last-state/stored-answers.ts';

export type LinkAccess = AnswerOf<typeof accessByScoreLink>;

const row = 'access';

/** Keeps what a link opened, so that its page can be opened again offline; without the token, which is asked for anew. */
export const storeAccess = (link: string, access: LinkAccess): Promise<void> =>
  storeAnswers(
    readerOfLink(link),
    new Map([[row, { answer: { ...access, token: '' }, readAt: Date.now() }]]),
  );

export async function storedAccess(link: string): Promise<LinkAccess | undefined> {
  const stored = await readStoredAnswer(readerOfLink(link), row, Date.now());
  // The row is written by `storeAccess` alone.
  return stored?.answer as LinkAccess | undefined;
}

/** Removes all that is stored of a link: its umpire has left, or it was cancelled. */
export const forgetLink = (link: string): Promise<void> => forgetReader(readerOfLink(link));
