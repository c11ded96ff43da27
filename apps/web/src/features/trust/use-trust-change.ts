import { notifyRemoved } from '#lib/api/undo.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { afterChange, type TrustChange } from './changes.ts';

/** Gives or withdraws trust, and offers undo. */
export function useTrustChange(
  change: TrustChange,
  done: { readonly given: string; readonly taken: string },
) {
  return useWrite({
    write: ({ given, undo = false }: { given: boolean; undo?: boolean }) => change(given, { undo }),
    onSuccess: async (_, { given }) => {
      const undo = async () => {
        await change(!given, { undo: given });
        await afterChange();
      };
      notifyRemoved(given ? done.given : done.taken, { undo });
      await afterChange();
    },
  });
}
