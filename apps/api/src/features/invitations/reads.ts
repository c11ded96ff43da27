import type { InvitedTo } from '@topspin/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Viewer } from '#http/call.ts';

export { handedOverTo } from './handed-over.ts';

type Row = Omit<InvitedTo, 'invited_at'> & { readonly invited_at: Date };

const invitationsWhere = (condition: RawBuilder<unknown>): RawBuilder<Row> => sql<Row>`
    select case when o.id is null then 'venue' else 'open' end as kind, coalesce(o.id, v.id) as _id,
      coalesce(o.name, v.name) as name, inviter.name as invited_by, i.invited_at
    from helper_invitations i
    left join opens o on o.id = i.open_id and o.deleted_at is null
    left join venues v on v.id = i.venue_id and v.deleted_at is null
    left join users inviter on inviter.id = i.invited_by
    where ${condition} and i.removed_at is null and coalesce(o.id, v.id) is not null
    order by i.invited_at desc`;

/** Opens and venues that a user is invited to help with, latest first; none while their address is not proven. */
export const invitationsOf = ({
  email,
  emailProven,
}: Pick<Viewer, 'email' | 'emailProven'>): RawBuilder<Row> =>
  invitationsWhere(sql`lower(i.email) = ${email.toLowerCase()} and ${emailProven}::boolean`);

export const invitationOfId = (id: string): RawBuilder<Row> => invitationsWhere(sql`i.id = ${id}::uuid`);
