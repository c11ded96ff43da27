import { describe, expect, it } from 'vitest';
import { openStates } from './open.ts';
import type { OpenState } from './open.ts';
import { registrationStates, transitionRegistration } from './registration.ts';
import type { RegistrationActor, RegistrationState } from './registration.ts';

const actors: readonly RegistrationActor[] = ['player', 'enrolled', 'organiser', 'rule'];

/** Every change that is allowed, as `actor: from > to`, by the state of the open. */
const allowedIn = (open: OpenState): readonly string[] =>
  actors.flatMap((by) =>
    registrationStates.flatMap((from) =>
      registrationStates.flatMap((to) =>
        transitionRegistration({ from, to, by, open, trusted: true }).ok ? [`${by}: ${from} > ${to}`] : [],
      ),
    ),
  );

describe('what can be done with a registration while', () => {
  it.each<[OpenState, readonly string[]]>([
    ['created', []],
    [
      'registrationOpen',
      [
        'player: declined > registered',
        'player: declined > waiting',
        'player: invited > registered',
        'organiser: invited > registered',
        'player: invited > declined',
        'player: invited > waiting',
        'organiser: invited > waiting',
        'organiser: invited > removed',
        'organiser: withdrawn > invited',
        'organiser: removed > invited',
        'organiser: declined > invited',
        'player: registered > withdrawn',
        'player: waiting > withdrawn',
        // Checked in at a reception that was opened too early.
        'player: present > withdrawn',
        'enrolled: registered > withdrawn',
        'enrolled: waiting > withdrawn',
        'enrolled: present > withdrawn',
        'player: withdrawn > registered',
        'player: withdrawn > waiting',
        'player: removed > registered',
        'player: removed > waiting',
        'organiser: registered > withdrawn',
        'organiser: registered > removed',
        'organiser: waiting > registered',
        'organiser: waiting > withdrawn',
        'organiser: waiting > removed',
        'organiser: present > withdrawn',
        'organiser: present > removed',
        'organiser: absent > removed',
        'organiser: withdrawn > registered',
        'organiser: withdrawn > waiting',
        'organiser: removed > registered',
        'organiser: removed > waiting',
        'rule: waiting > registered',
      ],
    ],
    [
      'reception',
      [
        'enrolled: registered > withdrawn',
        'enrolled: waiting > withdrawn',
        'enrolled: present > withdrawn',
        'player: invited > registered',
        'organiser: invited > registered',
        'player: invited > declined',
        'player: invited > waiting',
        'organiser: invited > waiting',
        'organiser: invited > removed',
        'organiser: withdrawn > invited',
        'organiser: removed > invited',
        'organiser: declined > invited',
        'organiser: registered > present',
        'organiser: registered > withdrawn',
        'organiser: registered > removed',
        'organiser: waiting > registered',
        'organiser: waiting > present',
        'organiser: waiting > withdrawn',
        'organiser: waiting > removed',
        'organiser: present > registered',
        'organiser: present > withdrawn',
        'organiser: present > removed',
        'organiser: absent > removed',
        'organiser: withdrawn > registered',
        'organiser: withdrawn > waiting',
        'organiser: removed > registered',
        'organiser: removed > waiting',
        'rule: registered > absent',
        'rule: waiting > registered',
        'rule: waiting > present',
      ],
    ],
    [
      'active',
      [
        'player: invited > present',
        'organiser: invited > present',
        'player: invited > declined',
        'player: invited > waiting',
        'organiser: invited > waiting',
        'organiser: invited > removed',
        'organiser: withdrawn > invited',
        'organiser: removed > invited',
        'organiser: declined > invited',
        'organiser: registered > removed',
        'organiser: registered > withdrawn',
        'organiser: waiting > present',
        'organiser: waiting > withdrawn',
        'organiser: waiting > removed',
        'organiser: present > withdrawn',
        'organiser: present > removed',
        'organiser: absent > present',
        'organiser: absent > removed',
        'organiser: withdrawn > present',
        'organiser: removed > present',
        'rule: absent > registered',
      ],
    ],
    ['canceled', []],
    ['finished', []],
  ])('the open is in %s', (open, allowed) => {
    expect(allowedIn(open).toSorted()).toStrictEqual(allowed.toSorted());
  });

  it('registration is closed: only the organiser, and players the organiser invited', () => {
    const byPlayers = allowedIn('registrationClosed').filter((change) => change.startsWith('player'));
    expect(byPlayers.toSorted()).toStrictEqual([
      'player: invited > declined',
      'player: invited > registered',
      'player: invited > waiting',
    ]);
    expect(allowedIn('registrationClosed')).toContain('organiser: registered > withdrawn');
  });
});

it('in an open that is not trusted an organiser invites, and brings nobody in', () => {
  const refused = openStates.flatMap((open) =>
    registrationStates.flatMap((from) =>
      registrationStates.flatMap((to) => {
        const change = transitionRegistration({ from, to, by: 'organiser', open, trusted: false });
        return !change.ok && change.error.code === 'inscription.invitationOnly' ? [`${from} > ${to}`] : [];
      }),
    ),
  );
  expect([...new Set(refused)].toSorted()).toStrictEqual([
    'invited > present',
    'invited > registered',
    'invited > waiting',
    'removed > present',
    'removed > registered',
    'removed > waiting',
    'withdrawn > present',
    'withdrawn > registered',
    'withdrawn > waiting',
  ]);
  const checkIn = { from: 'registered', to: 'present', by: 'organiser', open: 'reception' } as const;
  expect(transitionRegistration({ ...checkIn, trusted: false }).ok).toBe(true);
});

it('what is not in the table is refused with both states', () => {
  expect(
    transitionRegistration({ from: 'absent', to: 'waiting', by: 'organiser', open: 'active', trusted: true }),
  ).toStrictEqual({
    ok: false,
    error: { code: 'inscription.transitionNotAllowed', from: 'absent', to: 'waiting' },
  });
});

it.each(
  openStates.flatMap((open) =>
    registrationStates.map((state): [OpenState, RegistrationState] => [open, state]),
  ),
)('in %s nobody goes from %s to the same', (open, state) => {
  for (const by of actors)
    expect(transitionRegistration({ from: state, to: state, by, open, trusted: true }).ok).toBe(false);
});
