import type { Hall, PublicPlayer } from '@topspin/contract';
import type { Stages } from './use-stages.ts';

/** Everybody whom a screen may name, each as often as they come. */
export function peopleOf(hall: Hall, { groups, brackets, positions }: Stages): (PublicPlayer | null)[] {
  const shown = [...hall.next, ...hall.tables.flatMap(({ match, last }) => [match, last])];
  const drawn = [...groups, ...brackets].flatMap(({ things }) => things.flatMap(({ matches }) => matches));
  return [
    ...[...shown, ...drawn].flatMap((match) => (match ? [match.a, match.b] : [])),
    ...positions.flatMap(({ things }) => things.map(({ player }) => player)),
  ];
}
