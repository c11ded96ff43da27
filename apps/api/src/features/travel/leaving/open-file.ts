import {
  travelFormat,
  travelVersion,
  type TravelFile,
  type TravelPair,
  type TravelScope,
} from '@topspin/contract';
import { sql } from 'kysely';
import type { Db } from '#http/call.ts';
import { found } from '#http/fail.ts';
import { installationOf, originOf, type Origin } from '#features/travel/store.ts';
import { instantOf, instantOrNull } from './instant.ts';
import { matchesByGroup } from './matches.ts';
import { entriesOf, peopleIn, withoutAbsentees } from './people.ts';
import { membersIn, pairsIn } from './pairs.ts';
import { phasesOf } from './phases.ts';

type OpenRow = NonNullable<Awaited<ReturnType<typeof readOpen>>>;

/** An open as a file: the same open gives the same file. */
export async function fileOf(db: Db, openId: string, scope: TravelScope, now: Date): Promise<TravelFile> {
  const row = found(await readOpen(db, openId));
  const origin = await originOf(db, openId);
  const restored = origin?.restored ? origin : undefined;
  const everything = scope === 'everything';
  const kept = restored?.provenance;
  const pairs = await pairsIn(db, openId);
  const membersOf = membersIn(pairs);
  const keptOfMatches = everything ? kept : undefined;
  const matches = await matchesByGroup(db, { openId, everything, kept: keptOfMatches, membersOf });
  const phases = await phasesOf(db, openId, { matches, everything, membersOf });
  // An organiser can move the dates of an open, and would learn when somebody was born.
  const year = (everything ? row.date_start : now).getUTCFullYear();
  const people = await peopleIn(db, { openId, year, everything, kept });
  const entries = await entriesOf(db, openId, everything);
  const said = everything ? { people, entries } : withoutAbsentees(people, entries, phases);
  return {
    format: travelFormat,
    version: travelVersion,
    scope,
    source: await sourceOf(db, openId, restored),
    open: { ...openOf(row, origin), ...(!everything && { contact: null }) },
    people: said.people,
    entries: said.entries,
    ...(row.doubles_class !== null && { pairs: pairsOf(pairs, said.people) }),
    phases,
    record: everything ? await recordOf(db, row, { kept, people }) : null,
  };
}

/** The pairs of people whom the file names. */
function pairsOf(pairs: readonly TravelPair[], people: TravelFile['people']): TravelPair[] {
  const named = new Set(people.map(({ id }) => id));
  return pairs.filter(({ members }) => members.every((member) => named.has(member)));
}

const readOpen = (db: Db, id: string) =>
  db
    .selectFrom('opens as open')
    .leftJoin('venues as venue', 'venue.id', 'open.venue_id')
    .leftJoin('editions as edition', 'edition.id', 'open.edition_id')
    .leftJoin('circuits as circuit', 'circuit.id', 'edition.circuit_id')
    .selectAll('open')
    .select([
      'venue.name as venue_name',
      'venue.address as venue_address',
      'venue.time_zone as venue_time_zone',
    ])
    .select(['edition.name as edition_name', 'circuit.name as circuit_name'])
    .where('open.id', '=', id)
    .where('open.deleted_at', 'is', null)
    .executeTakeFirst();

async function sourceOf(db: Db, openId: string, restored: Origin | undefined): Promise<TravelFile['source']> {
  const { travels_as, name } = await installationOf(db);
  if (!restored) return { installation: travels_as, name, open: openId };
  const { source, source_open, provenance } = restored;
  return { installation: source, name: provenance.sourceName ?? name, open: source_open };
}

const range = (min: number | null, max: number | null) =>
  min === null || max === null ? null : { min, max };

const openOf = (row: OpenRow, origin: Origin | undefined): TravelFile['open'] => ({
  name: row.name,
  description: row.description.map(({ lang, text }) => ({ lang, text })),
  contact: row.contact,
  date_start: instantOf(row.date_start),
  date_end: instantOf(row.date_end),
  state: row.state,
  cancel_reason: row.cancel_reason,
  players_min: row.players_min,
  players_max: row.players_max,
  best_of: row.best_of,
  gender: row.gender,
  ...(row.doubles_class !== null && { doubles: row.doubles_class }),
  ...(row.rating_sum_min !== null && {
    rating_sum_range: range(row.rating_sum_min, row.rating_sum_max),
  }),
  age_range: range(row.age_min, row.age_max),
  age_reckoning: row.age_reckoning,
  rating_range: range(row.rating_min, row.rating_max),
  functional_diversity: row.functional_diversity,
  public_results: row.public_results,
  created_at: instantOf(row.created_at),
  finished_at: instantOrNull(row.finished_at),
  venue:
    row.venue_name === null || row.venue_address === null || row.venue_time_zone === null
      ? (origin?.provenance.venue ?? null)
      : { name: row.venue_name, address: row.venue_address, time_zone: row.venue_time_zone },
});

type Known = { readonly kept: Origin['provenance'] | undefined; readonly people: TravelFile['people'] };

/** Where the open comes from: as it came, but for what was decided here. */
async function recordOf(db: Db, row: OpenRow, { kept, people }: Known): Promise<TravelFile['record']> {
  const before = kept?.record;
  const organisers = await db
    .selectFrom('open_organisers')
    .select(['user_id', 'role'])
    .where('open_id', '=', row.id)
    .orderBy('invited_at')
    .orderBy('user_id')
    .execute();
  const owner = organisers.find(({ role }) => role === 'owner')?.user_id ?? null;
  const helping = organisers.filter(({ role }) => role === 'organiser').map(({ user_id }) => user_id);
  const decided = row.approved_at !== null || row.approval_refused_at !== null;
  const trust =
    before && !decided
      ? before
      : {
          approved_at: instantOrNull(row.approved_at),
          asked_at: instantOrNull(row.approval_asked_at),
          refused_at: instantOrNull(row.approval_refused_at),
          refusal: row.approval_refusal,
        };
  const record = {
    owner: before ? before.owner : owner,
    organisers: [...(before?.organisers ?? []), ...helping],
    approved_at: trust.approved_at,
    asked_at: trust.asked_at,
    refused_at: trust.refused_at,
    refusal: trust.refusal,
    edition:
      row.edition_name === null || row.circuit_name === null
        ? (before?.edition ?? null)
        : { circuit: row.circuit_name, name: row.edition_name, grade: row.grade },
  };
  const named = JSON.stringify([record.owner, record.organisers, people.map(({ profile }) => profile)]);
  return { accounts: await accountsIn(db, named, before?.accounts ?? []), ...record };
}

type Accounts = NonNullable<TravelFile['record']>['accounts'];

/** The accounts that a text names, by id: those here, and those there were. */
async function accountsIn(db: Db, named: string, before: Accounts): Promise<Accounts> {
  const ids = named.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gu) ?? [];
  const here = await db
    .selectFrom('users')
    .select([sql<string>`id`.as('id'), 'name', 'email'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])` as never)
    .where('erased_at', 'is', null)
    .execute();
  const known = new Set(here.map(({ id }) => id));
  const all = [...here, ...before.filter(({ id }) => !known.has(id))];
  return all
    .map(({ id, name, email }) => ({ id, name, email }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
}
