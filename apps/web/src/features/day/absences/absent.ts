import type { DayMatch } from '@topspin/contract';

export type AbsentPlayer = NonNullable<DayMatch['a']> & { readonly absent_since: string };

/** The players of a match who, as an organiser said, are not in the hall for now. */
export function absentIn(match: Pick<DayMatch, 'a' | 'b'> | undefined): readonly AbsentPlayer[] {
  return [match?.a, match?.b].flatMap((player) =>
    player?.absent_since === undefined ? [] : [{ ...player, absent_since: player.absent_since }],
  );
}
