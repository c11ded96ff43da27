import type { AnswerOf, Route } from '@topspin/contract';
import { useCallback } from 'react';
import { call, type Input } from './client.ts';
import { useIdempotencyKey } from './use-idempotency-key.ts';

/** Creates from a form: a retry after a lost connection is the same creation, and creates nothing twice. */
export function useCreation<R extends Route>(route: R): (input: Input<R>) => Promise<AnswerOf<R>> {
  const attempt = useIdempotencyKey();
  return useCallback(
    async (input) => {
      const answer = await call(route, { ...input, idempotencyKey: attempt.keyOf(input) });
      attempt.end();
      return answer;
    },
    [route, attempt],
  );
}
