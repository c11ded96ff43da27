import { answerPlaceRequest, type PlaceAnswer, type PlaceRequest } from '@topspin/contract';
import { call } from '#lib/api/client.ts';
import { notifyRemoved } from '#lib/api/undo.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { placeChanged } from '#domain/place-changed.ts';

type Decision = {
  readonly answer: PlaceAnswer;
  readonly reason?: string;
  readonly grade?: number | null;
  readonly said: string;
};

/** Accepts or refuses a request for a place, with a button to take the answer back. */
export function useAnswer({ _id: id, edition }: PlaceRequest) {
  const send = (answer: PlaceAnswer, reason: string | null = null, grade: number | null = null) =>
    call(answerPlaceRequest, { params: { id }, body: { edition_id: edition._id, answer, reason, grade } });
  return useWrite({
    write: ({ answer, reason, grade }: Decision) => send(answer, reason?.trim() || null, grade),
    onSuccess: async (_, { said }) => {
      notifyRemoved(said, { undo: () => send('pending').then(placeChanged) });
      await placeChanged();
    },
    // Somebody else may have answered it meanwhile, or it was withdrawn.
    onError: placeChanged,
  });
}
