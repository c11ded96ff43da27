import type { Role } from '@topspin/contract';
import { idOf, type World } from './world.ts';

/** The password of every demo account. */
export const demoPassword = 'topspin';

type Account = {
  readonly email: string;
  readonly name: string;
  readonly roles: readonly Role[];
  /** What this account shows. */
  readonly shows: string;
};

/** The demo accounts, printed at startup. */
export const accounts = [
  {
    email: 'admin@topspin.example',
    name: 'Ada Ferrer',
    roles: ['admin'],
    shows: 'admin: everything',
  },
  {
    email: 'organiza@topspin.example',
    name: 'Rosa Organyà',
    roles: [],
    shows: 'organiser: every open, one of them under way',
  },
  {
    email: 'circuitos@topspin.example',
    name: 'Circe Montaner',
    roles: ['circuitManager'],
    shows: 'circuit manager: two circuits with their editions',
  },
  {
    email: 'sede@topspin.example',
    name: 'Valentín Sala',
    roles: [],
    shows: 'venue admin: three venues',
  },
  {
    email: 'jugadora@topspin.example',
    name: 'Núria Col·lell',
    roles: [],
    shows: 'player: in the open under way, with a year of results',
  },
  {
    email: 'arbitro@topspin.example',
    name: 'Marc Ñíguez',
    roles: [],
    shows: 'player and umpire: scores matches of the open under way',
  },
  {
    email: 'tutora@topspin.example',
    name: 'Gemma Puig',
    roles: [],
    shows: 'player who also administers three children',
  },
  {
    email: 'visita@topspin.example',
    name: 'Vera Nova',
    roles: [],
    shows: 'an account without a player yet',
  },
] as const satisfies readonly Account[];

export type DemoEmail = (typeof accounts)[number]['email'];
type Name = DemoEmail extends `${infer Local}@${string}` ? Local : never;

/** The id of an account by the part of its address before the @. */
export const accountId = (name: Name): string => idOf(`user ${name}`);

export function addAccounts({ rows, now }: World, passwordHash: string): void {
  for (const { email, name, roles } of accounts) {
    rows.users.push({
      id: idOf(`user ${email.split('@')[0]}`),
      name,
      email,
      password_hash: passwordHash,
      roles: [...roles],
      phones: JSON.stringify([]),
      email_verified_at: now,
      trusted_at: email === 'organiza@topspin.example' ? now : null,
      terms_accepted_at: now,
      terms_version: 'demo',
      created_at: now,
    });
  }
}

/** What the start prints about the demo. */
export function accountLines(): string[] {
  const widest = Math.max(...accounts.map(({ email }) => email.length));
  return [
    `A demonstration: log in with one of these accounts; the password of each is “${demoPassword}”.`,
    ...accounts.map(({ email, shows }) => `  ${email.padEnd(widest)}  ${shows}`),
    '',
  ];
}
