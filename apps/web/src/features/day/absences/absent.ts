import type { DayMatch } from '@topspin/contract';
import { peopleIn, type PersonInMatch } from '../people-in.ts';

export type AbsentPlayer = PersonInMatch & { readonly absent_since: string };

/** The people of a match who, as an organiser said, are not in the hall for now. */
export function absentIn(match: Pick<DayMatch, 'a' | 'b'> | undefined): readonly AbsentPlayer[] {
  return (match ? peopleIn(match) : []).flatMap((player) =>
    player.absent_since === undefined ? [] : [{ ...player, absent_since: player.absent_since }],
  );
}
