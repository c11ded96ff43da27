import type { Role } from '@topspin/contract';
import type { Compilable } from 'kysely';
import { fixedStatement, type Slots } from '#db/fixed-statement.ts';
import { isAdmin, type Db, type Viewer } from './call.ts';

/** The viewer in a statement: their ids are values, or placeholders. */
export type Asking = {
  readonly id: unknown;
  readonly playerId: unknown;
  readonly roles: readonly Role[];
};

type ViewerValues = { readonly viewerId: string | null; readonly viewerPlayer: string | null };

/** A fixed statement for each kind of viewer: visitors, users, admins. */
export function viewerStatement<Values extends object, Row>(
  build: (db: Db, viewer: Asking | null, slots: Slots<Values & ViewerValues>) => Compilable<Row>,
): (db: Db, viewer: Viewer | null, values: Values) => Promise<Row[]> {
  const statementFor = (roles: readonly Role[] | null) =>
    fixedStatement<Values & ViewerValues, Row>((db, slots) =>
      build(db, roles && { roles, id: slots.viewerId, playerId: slots.viewerPlayer }, slots),
    );
  const visitors = statementFor(null);
  const users = statementFor([]);
  const admins = statementFor(['admin']);
  return (db, viewer, values) => {
    const ids = { viewerId: viewer?.id ?? null, viewerPlayer: viewer?.playerId ?? null };
    if (!viewer) return visitors(db, { ...values, ...ids });
    return (isAdmin(viewer) ? admins : users)(db, { ...values, ...ids });
  };
}
