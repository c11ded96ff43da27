import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { queries } from '#lib/api/query.ts';
import { notifyRemoved } from '#lib/api/undo.ts';
import { shownHere, useWrite, type Write } from '#lib/api/use-write.ts';

type Merging<Answer> = {
  /** Identifies the two profiles and which one stays: another choice is another preview. */
  readonly of: readonly unknown[];
  readonly send: (preview: boolean) => Promise<Answer>;
  readonly undo: () => Promise<unknown>;
  /** What to say once it is done. */
  readonly said: (answer: Answer) => string;
  readonly subtitle?: string;
  readonly onMerged: () => void;
};

export type Merged<Answer> = {
  readonly merge: Write<Answer, void>;
  readonly preview: UseQueryResult<Answer>;
};

/** A merge with its preview, which is read again for each choice, and a message that undoes it. */
export function useMerge<Answer>(merging: Merging<Answer>): Merged<Answer> {
  const { of, send, undo, said, subtitle, onMerged } = merging;
  const merge = useWrite({
    write: () => send(false),
    showsError: shownHere,
    onSuccess: async (answer) => {
      const separate = async () => {
        await undo();
        await queries.invalidateQueries();
      };
      notifyRemoved(said(answer), { undo: separate, subtitle });
      onMerged();
      await queries.invalidateQueries();
    },
  });
  const preview = useQuery({
    queryKey: of,
    queryFn: () => send(true),
    // Once merged, there is nothing left to foresee.
    enabled: !merge.isSuccess,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  return { merge, preview };
}
