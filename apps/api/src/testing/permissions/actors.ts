import { setRoles } from '@topspin/contract';
import type { RegisteredPlayer, RegisteredUser, TestApi } from '#testing/client.ts';
import type { House } from './house.ts';

/** An actor who tries every call, in their own house and in another. */
export type Actor = {
  readonly name: string;
  readonly user: RegisteredUser | undefined;
  readonly player?: RegisteredPlayer;
  readonly home: House;
  /** Which registration and which player of the house is theirs. */
  readonly of: 'player' | 'child' | 'known';
};

/** One actor of each kind; `untrusted` is the house of an organiser who has lost an admin's trust. */
export async function givenActors(
  api: TestApi,
  admin: RegisteredUser,
  { home, untrusted }: { readonly home: House; readonly untrusted: House },
): Promise<Actor[]> {
  const { people } = home;
  const manager = await api.registerUser('Lleva Circuitos');
  await admin.get(setRoles, { params: { id: manager.id }, version: 2, body: { roles: ['circuitManager'] } });
  await api.db
    .updateTable('users')
    .set({ trusted_at: null })
    .where('id', '=', untrusted.people.organiser.id)
    .execute();
  const user = await api.registerUser('Solo Cuenta');
  return [
    { name: 'visitor', user: undefined, home, of: 'known' },
    { name: 'user', user, home, of: 'known' },
    { name: 'player', user: people.player, player: people.player, home, of: 'player' },
    { name: 'guardian', user: people.guardian, home, of: 'child' },
    { name: 'coach', user: people.coach, home, of: 'known' },
    { name: 'umpire', user: people.umpire, player: people.umpire, home, of: 'known' },
    { name: 'organiser', user: people.organiser, home, of: 'known' },
    { name: 'untrusted organiser', user: untrusted.people.organiser, home: untrusted, of: 'known' },
    { name: 'co-organiser', user: people.coOrganiser, home, of: 'known' },
    { name: 'invited', user: people.invited, home, of: 'known' },
    { name: 'venue admin', user: people.venueAdmin, home, of: 'known' },
    { name: 'venue co-admin', user: people.venueCoAdmin, home, of: 'known' },
    { name: 'circuit manager', user: manager, home, of: 'known' },
    { name: 'admin', user: admin, home, of: 'known' },
  ];
}
