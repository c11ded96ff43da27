import { usualTimeZone } from '@topspin/contract';
import { sql } from 'kysely';
import type { PhaseType, RoundName } from '@topspin/engine';
import type { Db } from '#http/call.ts';

/** A match of an open, as far as a file with results needs it. */
export type PlayedMatch = {
  readonly a: string | null;
  readonly b: string | null;
  readonly isOver: boolean;
  readonly outcome: 'played' | 'walkover' | 'retired' | 'disqualified' | null;
  readonly winner: 'a' | 'b' | null;
  readonly best_of: number;
  readonly phase: string;
  readonly phases: number;
  readonly phase_type: PhaseType;
  readonly group_number: number;
  readonly round: RoundName | null;
  readonly round_number: number;
  /** When it was played, on the clock of the venue: `2026-11-29 10:30`. */
  readonly at: string;
  readonly sets: readonly { readonly a: number; readonly b: number }[];
  /** The points played, without those that an outcome filled in. */
  readonly points: number;
};

/** The matches of an open in the order of its phases, without byes, which are no matches. */
export async function matchesOf(db: Db, openId: string): Promise<PlayedMatch[]> {
  const { rows } = await sql<PlayedMatch>`
    select m.player_a as a, m.player_b as b, m.state = 'finished' and m.annulled is null as "isOver", m.outcome, m.winner,
      m.best_of, p.name as phase, p.type as phase_type, g.number as group_number, m.round, m.round_number,
      (select count(*)::integer from phases same where same.open_id = m.open_id and same.type = p.type) as phases,
      to_char(coalesce(m.started_at, m.finished_at, o.date_start) at time zone coalesce(v.time_zone, ${sql.lit(usualTimeZone)}),
        'YYYY-MM-DD HH24:MI') as at,
      coalesce((select json_agg(json_build_object('a', s.a, 'b', s.b) order by s.number) from sets s
        where s.match_id = m.id), '[]') as sets,
      coalesce((select sum(s.played_a + s.played_b) from sets s where s.match_id = m.id), 0)::integer as points
    from matches m join opens o on o.id = m.open_id left join venues v on v.id = o.venue_id
      join phases p on p.id = m.phase_id join groups g on g.id = m.group_id
    where m.open_id = ${openId}::uuid
    order by p.number, p.id, g.number, m.round_number, m.number, m.id`.execute(db);
  return rows;
}
