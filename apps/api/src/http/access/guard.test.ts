import type { FastifyRequest } from 'fastify';
import { describe, expect, test } from 'vitest';
import { givenApi } from '#testing/given-api.ts';
import type { Access } from './access.ts';
import type { Viewer } from '#http/call.ts';
import { admit, type Guard } from './guard.ts';
import type { Ownership } from '#http/handle.ts';

const api = givenApi();

const someone: Viewer = {
  id: '01890000-0000-7000-8000-000000000001',
  sessionId: '01890000-0000-7000-8000-000000000002',
  name: 'Ana',
  email: 'ana@topspin.test',
  lang: 'es',
  emailVerified: true,
  emailProven: true,
  seesMore: false,
  roles: [],
  playerId: null,
};
const unverified: Viewer = { ...someone, emailVerified: false };
const manager: Viewer = { ...someone, roles: ['circuitManager'] };
const admin: Viewer = { ...someone, roles: ['admin'] };

const owns = (found: Ownership) => async () => found;

/** The outcome for a caller: `in`, or the code of the refusal. */
async function outcome(row: Access, viewer: Viewer | null): Promise<string> {
  const guard: Guard = {
    db: api.db,
    owns: { mine: owns('yes'), theirs: owns('no'), hidden: owns('unseen') },
    authenticate: async () => null,
    authenticateByLink: () => undefined,
    authenticateByKey: async () => null,
  };
  try {
    await admit(guard, row, { viewer } as FastifyRequest, {});
    return 'in';
  } catch (error) {
    return (error as { code: string }).code;
  }
}

const anyone: Access = { who: 'anyone' };
const user: Access = { who: 'user' };
const verified: Access = { who: 'verified' };
const circuits: Access = { who: 'circuitManager' };
const admins: Access = { who: 'admin' };
const mine: Access = { who: 'user', owns: ['mine'] };
const theirs: Access = { who: 'user', owns: ['theirs'] };
const hidden: Access = { who: 'user', owns: ['hidden'] };
const oneOf: Access = { who: 'user', owns: ['hidden', 'theirs', 'mine'] };
const noneOf: Access = { who: 'user', owns: ['theirs', 'hidden'] };
const personal: Access = { who: 'user', owns: ['hidden'], personal: true };

describe('a guarded route', () => {
  test.each<[string, Access, Viewer | null, string]>([
    ['anyone: a visitor', anyone, null, 'in'],
    ['user: a visitor', user, null, 'auth.required'],
    ['user: an account', user, someone, 'in'],
    ['user: an account not verified', user, unverified, 'in'],
    ['verified: an account not verified', verified, unverified, 'auth.emailNotVerified'],
    ['verified: a verified account', verified, someone, 'in'],
    ['circuit managers: an account', circuits, someone, 'auth.forbidden'],
    ['circuit managers: one of them', circuits, manager, 'in'],
    ['circuit managers: an admin', circuits, admin, 'in'],
    ['admins: a circuit manager', admins, manager, 'auth.forbidden'],
    ['admins: an admin', admins, admin, 'in'],
    ['owners: a visitor', mine, null, 'auth.required'],
    ['owners: the owner', mine, someone, 'in'],
    ['owners: somebody else', theirs, someone, 'auth.forbidden'],
    ['owners: who may not know of it', hidden, someone, 'thing.notFound'],
    ['owners: an admin', theirs, admin, 'in'],
    ['owners of several kinds: one of them', oneOf, someone, 'in'],
    ['owners of several kinds: none of them, who sees it', noneOf, someone, 'auth.forbidden'],
    ['what is personal: not even an admin', personal, admin, 'thing.notFound'],
  ])('%s', async (_, row, viewer, expected) => {
    expect(await outcome(row, viewer)).toBe(expected);
  });
});
