import type { Role } from '@topspin/contract';
import type { Compilable } from 'kysely';
import { fixedStatement, type Slots } from '#db/fixed-statement.ts';
import { isAdmin, type Db, type Viewer } from './call.ts';

/** The viewer in a statement: their ids are values, or placeholders. */
export type Asking = {
  readonly id: unknown;
  readonly playerId: unknown;
  readonly roles: readonly Role[];
  readonly seesMore: boolean;
};

type ViewerValues = { readonly viewerId: string | null; readonly viewerPlayer: string | null };

/** A fixed statement for each kind of viewer: visitors, users, admins. */
export function viewerStatement<Values extends object, Row>(
  build: (db: Db, viewer: Asking | null, slots: Slots<Values & ViewerValues>) => Compilable<Row>,
): (db: Db, viewer: Viewer | null, values: Values) => Promise<Row[]> {
  const statementFor = (kind: Pick<Asking, 'roles' | 'seesMore'> | null) =>
    fixedStatement<Values & ViewerValues, Row>((db, slots) =>
      build(db, kind && { ...kind, id: slots.viewerId, playerId: slots.viewerPlayer }, slots),
    );
  const visitors = statementFor(null);
  const users = statementFor({ roles: [], seesMore: false });
  const insiders = statementFor({ roles: [], seesMore: true });
  const admins = statementFor({ roles: ['admin'], seesMore: true });
  return (db, viewer, values) => {
    const ids = { viewerId: viewer?.id ?? null, viewerPlayer: viewer?.playerId ?? null };
    if (!viewer) return visitors(db, { ...values, ...ids });
    if (isAdmin(viewer)) return admins(db, { ...values, ...ids });
    return (viewer.seesMore ? insiders : users)(db, { ...values, ...ids });
  };
}
