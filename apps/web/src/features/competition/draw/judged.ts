import { drawInputs, type DrawProposal } from '@topspin/contract';
import { checkChange } from '@topspin/engine';
import type { Places } from './swap.ts';

/** The current report of a proposed draw, including what manual changes break. */
export function judged({ report, groups }: DrawProposal, places: Places): DrawProposal['report'] {
  const isAsDrawn = places.every((players, group) => groups[group]?.players === players);
  if (isAsDrawn) return report;
  const checked = checkChange(drawInputs(report.inputs), places);
  if (!checked.ok) return report;
  return {
    ...report,
    not_kept: checked.value.map((broken) => ({ ...broken, players: [...broken.players] })),
  };
}
