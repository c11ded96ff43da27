import type { TravelFile, TravelPerson } from '@topspin/contract';
import { ageCategory } from '@topspin/engine';
import { sql } from 'kysely';
import type { Db } from '#http/call.ts';
import type { Provenance } from '#features/travel/provenance.ts';
import { instantOf, instantOrNull } from './instant.ts';

/** Everybody an open names: who entered, was drawn, played or umpired; of pairs, their people. */
const namedIn = (openId: string) => sql<boolean>`not player.pair and player.id in (
  select player_id from inscriptions where open_id = ${openId}::uuid
  union select player_id from side_members where open_id = ${openId}::uuid
  union select player_id from group_players join phases on phases.id = phase_id where phases.open_id = ${openId}::uuid
  union select unnest(array[player_a, player_b, umpire_id]) from matches where open_id = ${openId}::uuid)`;

type Reading = {
  readonly openId: string;
  readonly year: number;
  readonly everything: boolean;
  readonly kept: Provenance | undefined;
};

/** The people of an open by their ids; profiles in an admin's file alone. */
export async function peopleIn(db: Db, reading: Reading): Promise<TravelPerson[]> {
  const { openId, year, everything } = reading;
  const rows = await db
    .selectFrom('players as player')
    .leftJoin('clubs as club', 'club.id', 'player.club_id')
    .selectAll('player')
    .select('club.name as club_name')
    .where(namedIn(openId))
    .orderBy('player.id')
    .execute();
  const profile = everything ? await profilesOf(db, reading, rows) : () => null;
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    club: row.club_name,
    category: row.date_of_birth === null ? null : (ageCategory(row.date_of_birth, year) ?? null),
    guest: row.guest_of !== null,
    profile: row.guest_of === null ? profile(row) : null,
  }));
}

type Row = {
  readonly id: string;
  readonly nickname: string | null;
  readonly nationality: string | null;
  readonly date_of_birth: string | null;
  readonly licence: string | null;
  readonly gender: 'man' | 'woman' | 'other' | null;
  readonly contact_phone: NonNullable<TravelPerson['profile']>['phone'];
  readonly show_phone_admin_only: boolean;
  readonly social_networks: NonNullable<TravelPerson['profile']>['social_networks'];
  readonly made_up: boolean;
  readonly deleted_at: Date | null;
  readonly erased_at: Date | null;
  readonly rating: number;
  readonly user_id: string | null;
};

/** What an admin's file says of the profiles of an open: also who looks after them, and what they consented to. */
async function profilesOf(db: Db, { openId, kept }: Reading, rows: readonly { readonly id: string }[]) {
  const ids = sql<string>`any(${rows.map(({ id }) => id)}::uuid[])`;
  const administrators = await db
    .selectFrom('player_administrators')
    .selectAll()
    .where('player_id', '=', ids)
    .orderBy('created_at')
    .orderBy('user_id')
    .execute();
  const consents = await db
    .selectFrom('consents as consent')
    .leftJoin('inscriptions as entry', 'entry.id', 'consent.inscription_id')
    .selectAll('consent')
    .select('entry.open_id')
    .where('consent.player_id', '=', ids)
    // Those to other opens stay where they are.
    .where((consent) =>
      consent.or([consent('entry.id', 'is', null), consent('entry.open_id', '=', openId as never)]),
    )
    .orderBy('consent.given_at')
    .orderBy('consent.id')
    .execute();
  const caring = Map.groupBy(administrators, ({ player_id }) => player_id);
  const given = Map.groupBy(consents, ({ player_id }) => player_id);
  return (row: Row): NonNullable<TravelPerson['profile']> => {
    const before = kept?.people?.[row.id];
    const byNow = (caring.get(row.id as never) ?? []).map(({ user_id: account, relation, created_at }) => ({
      account: account as string,
      relation,
      since: instantOf(created_at),
    }));
    return {
      nickname: row.nickname,
      nationality: row.nationality,
      date_of_birth: row.date_of_birth,
      licence: row.licence,
      gender: row.gender,
      phone: row.contact_phone && phoneOf(row.contact_phone),
      phone_for_admins: row.show_phone_admin_only,
      social_networks: row.social_networks.map(({ network, address }) => ({ network, address })),
      made_up: row.made_up,
      deleted_at: instantOrNull(row.deleted_at),
      erased_at: instantOrNull(row.erased_at),
      rating: before?.rating ?? row.rating,
      account: row.user_id ?? before?.account ?? null,
      looked_after_by: [...(before?.looked_after_by ?? []), ...byNow],
      consents: (given.get(row.id as never) ?? []).map((consent) => ({
        id: consent.id,
        purpose: consent.purpose,
        relation: consent.relation,
        for_entry: consent.inscription_id !== null,
        given_by: consent.given_by ?? kept?.consents?.[consent.id]?.given_by ?? null,
        recorded_by: consent.recorded_by ?? kept?.consents?.[consent.id]?.recorded_by ?? null,
        text_key: consent.text_key,
        text_version: consent.text_version,
        lang: consent.lang,
        guardian_age: consent.guardian_age,
        given_at: instantOf(consent.given_at),
        withdrawn_at: instantOrNull(consent.withdrawn_at),
      })),
    };
  };
}

const phoneOf = ({ name, code, phone }: NonNullable<Row['contact_phone']>) => ({ name, code, phone });

/** The entries of an open in the order of arrival. */
export async function entriesOf(db: Db, openId: string, everything: boolean): Promise<TravelFile['entries']> {
  const rows = await db
    .selectFrom('inscriptions')
    .selectAll()
    .where('open_id', '=', openId)
    .orderBy('arrival')
    .execute();
  return rows.map((row) => ({
    person: row.player_id,
    state: row.state,
    checked_in_at: instantOrNull(row.checked_in_at),
    record: everything
      ? {
          id: row.id,
          rating: row.rating,
          functional_diversity: row.functional_diversity,
          invited_at: instantOrNull(row.invited_at),
          registered_at: instantOf(row.registered_at),
          confirmed_at: instantOrNull(row.confirmed_at),
          marked_at: instantOrNull(row.marked_at),
          left_at: instantOrNull(row.left_at),
          refused_at: instantOrNull(row.refused_at),
          created_at: instantOf(row.created_at),
        }
      : null,
  }));
}

/** The people whom a file with results names: not those who were invited, said no or left before the draw. */
export function withoutAbsentees(
  people: readonly TravelPerson[],
  entries: TravelFile['entries'],
  phases: readonly object[],
): { readonly people: TravelPerson[]; readonly entries: TravelFile['entries'] } {
  const playing = idsIn(phases);
  const standing = entries.filter(
    ({ person, state }) =>
      !['invited', 'declined', 'removed', 'withdrawn'].includes(state) || playing.has(person),
  );
  const named = new Set(standing.map(({ person }) => person));
  return {
    entries: standing,
    people: people.filter(({ id }) => named.has(id) || playing.has(id)),
  };
}

/** All that phases name, among them their players and umpires; a log, which is most of a file, names nobody. */
function idsIn(phases: readonly object[]): ReadonlySet<string> {
  const text = JSON.stringify(phases, (key, value: unknown) => (key === 'log' ? undefined : value));
  return new Set(text.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gu));
}
