import type { Filling } from '@topspin/engine';
import { sql, type RawBuilder } from 'kysely';

/**
 * How a later phase is filled, if the one that takes the first positions of phase `p` is: its positions, and to how many
 * players with the best of the next position.
 */
export const fillingOf: RawBuilder<Filling | null> = sql`(select case when fed.fill_to is not null then
    json_build_object('from', fed.position_from, 'to', fed.position_to, 'fillTo', fed.fill_to) end
  from phases fed where fed.source_phase_id = p.id and fed.position_from = 1 order by fed.number, fed.id limit 1)`;
