import { getMatch, type Lease, takeLease } from '@topspin/contract';
import { call } from '#lib/api/client.ts';
import { isProblem } from '#lib/api/problem.ts';
import { apiQuery, queries } from '#lib/api/query.ts';
import { useWrite, type Write } from '#lib/api/use-write.ts';
import { deviceId } from '#lib/device-id.ts';

type Taking = { readonly takeOver: boolean };
type Callbacks = { readonly onTaken: () => void; readonly onHeld: () => void };

const isHeld = (error: Error): boolean => isProblem(error, 'match.heldElsewhere');

/** Scores a match on this device from now on; `onHeld` where another one holds it and was not to be taken over. */
export function useTakeLease(id: string, { onTaken, onHeld }: Callbacks): Write<Lease, Taking> {
  const { queryKey } = apiQuery(getMatch, { params: { id } });
  return useWrite<Lease, Taking>({
    write: ({ takeOver }) =>
      call(takeLease, { params: { id }, body: { device: deviceId(), take_over: takeOver } }),
    showsError: isHeld,
    onSuccess: async (lease) => {
      queries.setQueryData(queryKey, (match) => match && { ...match, lease });
      onTaken();
      await queries.invalidateQueries({ queryKey });
    },
    onError: (error) => {
      if (isHeld(error)) onHeld();
      void queries.invalidateQueries({ queryKey });
    },
  });
}
