import { sql } from 'kysely';

/** Which round of its Swiss phase a match `m` is in; null in groups and knockouts. */
export const swissRound = sql<number | null>`case when m.round is null
  and (select phase.type from phases phase where phase.id = m.phase_id) = 'swiss' then m.round_number end`;
