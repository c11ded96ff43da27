import type { InvitedTo } from '@topspin/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Viewer } from '#http/call.ts';

export { handedOverTo } from './handed-over.ts';

type Row = Omit<InvitedTo, 'invited_at'> & { readonly invited_at: Date };

/** Those of a disabled account wait until it is enabled. */
const invitationsWhere = (condition: RawBuilder<unknown>): RawBuilder<Row> => sql<Row>`
    select case when o.id is null then 'venue' else 'open' end as kind, coalesce(o.id, v.id) as _id,
      coalesce(o.name, v.name) as name, inviter.name as invited_by, i.invited_at,
      i.declined_at is not null as declined
    from invitations i
    left join opens o on o.id = i.open_id and o.deleted_at is null
    left join venues v on v.id = i.venue_id and v.deleted_at is null
    left join users inviter on inviter.id = i.invited_by
    where ${condition} and i.removed_at is null and coalesce(o.id, v.id) is not null
      and inviter.disabled_at is null
    order by i.invited_at desc`;

type Invited = Pick<Viewer, 'email' | 'emailProven'>;
const isTo = ({ email, emailProven }: Invited) =>
  sql`lower(i.email) = ${email.toLowerCase()} and ${emailProven}::boolean`;

/** Opens and venues that a user is invited to help with, latest first; none while their address is not proven. */
export const invitationsOf = (user: Invited): RawBuilder<Row> =>
  invitationsWhere(sql`${isTo(user)} and i.declined_at is null`);

/** The same, with those declined that can still be accepted: while the open is not over. */
export const invitationsWithDeclined = (user: Invited): RawBuilder<Row> =>
  invitationsWhere(sql`${isTo(user)}
    and (i.declined_at is null or o.id is null or o.state not in ('finished', 'canceled'))`);

export const invitationOfId = (id: string): RawBuilder<Row> => invitationsWhere(sql`i.id = ${id}::uuid`);
