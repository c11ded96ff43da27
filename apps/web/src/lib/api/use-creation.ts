import type { AnswerOf, Route } from '@topspin/contract';
import { useCallback } from 'react';
import { removeDraft, type Draft } from '#ui/draft/drafts.ts';
import { call, type Input } from './client.ts';
import { useIdempotencyKey } from './use-idempotency-key.ts';

/**
 * Creates from a form: a retry after a lost connection, or a reload, is the same creation, and creates nothing twice. The
 * form's draft is removed as soon as the answer is there: a reload after that starts another.
 */
export function useCreation<R extends Route>(
  route: R,
  draft: Draft | null = null,
): (input: Input<R>) => Promise<AnswerOf<R>> {
  const attempt = useIdempotencyKey(route.name);
  return useCallback(
    async (input) => {
      const answer = await call(route, { ...input, idempotencyKey: attempt.keyOf(input) });
      attempt.end();
      if (draft !== null) removeDraft(draft);
      return answer;
    },
    [route, attempt, draft],
  );
}
