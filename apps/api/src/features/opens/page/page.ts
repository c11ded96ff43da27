import type { OpenPage } from '@topspin/contract';
import { sql } from 'kysely';
import type { Slots } from '#db/fixed-statement.ts';
import { isAdmin, type Call } from '#http/call.ts';
import { found } from '#http/fail.ts';
import { viewerStatement, type Asking } from '#http/viewer-statement.ts';
import { factCounts, type FactCounts } from '#features/opens/state/facts.ts';
import { askedAgainFrom, mayOf } from '#features/opens/policy.ts';
import { presentOpenPage } from '#features/opens/present.ts';
import { ownsOpen, seesOpens, trustedOpen } from '#features/opens/who-sees.ts';
import { isMine, openColumns, opens } from '#features/opens/store.ts';
import { managesCircuits } from '#features/opens/place/edition.ts';
import { championsOf, matchesWaiting, ownInscription, pairsCount, placeAsked } from './columns.ts';

const openId = sql.ref('open.id');

/** The parts of a page besides the row; transitions are computed only for those who may make them. */
const pageColumns = (viewer: Asking | null) =>
  [
    sql<FactCounts | null>`case when ${manages(viewer)} then ${factCounts(openId)} end`.as('counts'),
    ownInscription(openId, viewer?.playerId ?? null).as('own'),
    // Visitors see how to enter any open, and its results if the organiser allows it.
    sql<
      OpenPage['champions']
    >`case when ${seesOpens(viewer, 'open')} then ${championsOf(openId)} else '[]' end`.as('champions'),
    seesOpens(viewer, 'open').as('sees'),
    pairsCount.as('pairs_count'),
    trustedOpen(openId).as('rated'),
    (isAdmin(viewer) ? sql<boolean>`true` : ownsOpen(viewer, openId)).as('owns'),
    sql<number | null>`case when ${manages(viewer)} then ${matchesWaiting(openId)} end`.as('matches_waiting'),
    (viewer === null ? sql<null>`null::json` : placeAsked).as('place_asked'),
    'open.edition_asked_at',
    'open.edition_refused_at',
    'open.edition_refusal',
    'venue.longitude',
    'venue.latitude',
    'open.approval_asked_at',
    'open.approval_refused_at',
    'open.approval_refusal',
    sql<boolean>`(open.approved_at is null and open.approved_start is not null)`.as('dates_moved'),
    'open.listed',
    (viewer === null ? sql<string | null>`null::text` : sql.ref<string | null>('open.contact')).as('contact'),
  ] as const;

const manages = (viewer: Asking | null) => (isAdmin(viewer) ? sql`true` : isMine(viewer));

const findPage = viewerStatement((db, viewer, { id }: Slots<{ id: string }>) =>
  opens(db, viewer).where('open.id', '=', id).select(openColumns).select(pageColumns(viewer)),
);

/** An open's page for a viewer, in one statement; 404 if they may not know of it. */
export async function openPage({ db, viewer }: Pick<Call, 'db' | 'viewer'>, id: string): Promise<OpenPage> {
  const open = found((await findPage(db, viewer, { id }))[0]);
  const { own, champions, owns, contact } = open;
  const facts = open.counts && { state: open.state, ...open.counts };
  const trusted = facts !== null && open.rated;
  const may = mayOf({ viewer, state: open.state, facts, own, trusted, owns, sees: open.sees });
  const approval =
    open.rated || open.matches_waiting === null
      ? null
      : {
          asked_at: open.approval_asked_at?.toISOString() ?? null,
          matches_waiting: open.matches_waiting,
          refused: refusalOf(open.approval_refused_at, open.approval_refusal),
          dates_moved: open.dates_moved,
          listed: open.listed,
        };
  const request = facts !== null || managesCircuits(viewer) ? requestOf(open) : null;
  return presentOpenPage(open, {
    may,
    own,
    champions,
    rated: open.rated,
    approval,
    edition_request: request,
    contact,
    pairs: open.pairs_count,
    position: [open.longitude, open.latitude],
  });
}

type Request = {
  readonly place_asked: { readonly edition: EditionRequest['edition']; readonly by: string | null } | null;
  readonly edition_asked_at: Date | null;
  readonly edition_refused_at: Date | null;
  readonly edition_refusal: string | null;
};
type EditionRequest = NonNullable<OpenPage['edition_request']>;

function requestOf(open: Request): OpenPage['edition_request'] {
  const { place_asked: place, edition_asked_at: at, edition_refused_at: refused } = open;
  if (place === null || at === null) return null;
  return {
    edition: place.edition,
    asked_at: at.toISOString(),
    asked_by: place.by,
    refused: refused && { at: refused.toISOString(), reason: open.edition_refusal },
  };
}

type Refused = NonNullable<OpenPage['approval']>['refused'];

const refusalOf = (at: Date | null, reason: string | null): Refused =>
  at && { at: at.toISOString(), reason, again_at: askedAgainFrom(at).toISOString() };
