import type { Day } from '@topspin/contract';
import { useDrag } from '#ui/act/use-drag.ts';
import { mayMove, useMoveTo } from '../calling/move-to.ts';
import type { ShownTable } from '../shown-day.ts';

/** Its words are not selected by the drag. */
const movable = { cursor: 'grab', userSelect: 'none' } as const;

/** Drags the match of a table by its head to a free one, as handlers and style; nothing where the user may not move it, or there is none. */
export function useMoveDrag(day: Day, { match, call }: ShownTable) {
  const moveTo = useMoveTo(day);
  const drag = useDrag({
    accepts: '[data-call]',
    onDrop: ({ onto }) => match && void moveTo({ match, call }, Number(onto.dataset['call'])),
  });
  return mayMove(day, match, call) ? { ...drag, style: movable } : {};
}
