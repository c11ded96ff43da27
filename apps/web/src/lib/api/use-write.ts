import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useOneAtATime } from '#ui/act/one-at-a-time.ts';
import { writeBegins } from '#ui/act/settling.ts';
import { useIdempotencyKey } from './use-idempotency-key.ts';

type Callbacks<Answer, Input, Before> = Pick<
  UseMutationOptions<Answer, Error, Input, Before>,
  'onMutate' | 'onSuccess' | 'onError' | 'onSettled'
>;

type Writing<Answer, Input, Before> = Callbacks<Answer, Input, Before> & {
  /** Sends it. The key is the same for every try of one attempt, for calls that create. */
  readonly write: (input: Input, idempotencyKey: string) => Promise<Answer>;
  /** Whether an error is shown in place; others go to the snackbar, as does this one once its component is gone. */
  readonly showsError?: (error: Error) => boolean;
  /** Whether calls may overlap, as for rows ticked one after the other. */
  readonly overlaps?: boolean;
};

/** The result of `useMutation`, called only through `mutate`. */
export type Write<Answer, Input, Before = unknown> = Omit<
  UseMutationResult<Answer, Error, Input, Before>,
  'mutateAsync'
>;

/** For a form or a dialog that shows its own errors. */
export const shownHere = (): boolean => true;
const never = () => false;

/**
 * Everything that writes to the server: a second call while the first runs does nothing, a creation keeps its key until it has
 * succeeded, and no error is silent. Its button is an `ActButton`, with `busy={write.isPending}`.
 */
export function useWrite<Answer, Input = void, Before = unknown>(
  options: Writing<Answer, Input, Before>,
): Write<Answer, Input, Before> {
  const { write, showsError = never, overlaps = false, onSuccess, ...callbacks } = options;
  const attempt = useIdempotencyKey();
  const isOnScreen = useOnScreen();
  const oneAtATime = useOneAtATime();
  const { mutateAsync, ...result } = useMutation<Answer, Error, Input, Before>({
    ...callbacks,
    mutationFn: (input) => write(input, attempt.keyOf(input)),
    onSuccess: (...answer) => {
      attempt.end();
      return onSuccess?.(...answer);
    },
    meta: { isShown: (error: Error) => isOnScreen() && showsError(error) },
  });
  const mutate = useCallback<typeof result.mutate>(
    (...call) => {
      const send = () => {
        const ended = writeBegins();
        return mutateAsync(...call).then(ended, ended);
      };
      void (overlaps ? send() : oneAtATime(send));
    },
    [mutateAsync, overlaps, oneAtATime],
  );
  return { ...result, mutate };
}

/** Whether the component is still there to show what happened. */
function useOnScreen(): () => boolean {
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return useCallback(() => mounted.current, []);
}
