import type { InvitedTo } from '@topspin/contract';
import { sql, type RawBuilder } from 'kysely';

export { handedOverTo } from './handed-over.ts';

type Row = Omit<InvitedTo, 'invited_at'> & { readonly invited_at: Date };

/** Opens and venues a user is invited to help with, latest first. */
export const invitationsOf = (userId: string): RawBuilder<Row> => sql<Row>`
    select 'open' as kind, o.id as _id, o.name, inviter.name as invited_by, h.invited_at
    from open_organisers h join opens o on o.id = h.open_id left join users inviter on inviter.id = h.invited_by
    where h.user_id = ${userId}::uuid and h.accepted_at is null and o.deleted_at is null
    union all
    select 'venue', v.id, v.name, inviter.name, h.invited_at
    from venue_admins h join venues v on v.id = h.venue_id left join users inviter on inviter.id = h.invited_by
    where h.user_id = ${userId}::uuid and h.accepted_at is null and v.deleted_at is null
    order by invited_at desc`;
