import type { AuditEntry } from '@topspin/contract';
import { expect, test } from 'vitest';
import { removalOf } from './removal.ts';

const entry: AuditEntry = {
  _id: 'entry',
  at: '2026-11-01T10:00:00.000Z',
  actor: { _id: 'rosa', name: 'Rosa' },
  action: 'removeOrganiser',
  entity: 'opens',
  entity_id: 'open',
  entity_name: 'Open de Vic',
  reason: null,
  before: { user_id: 'ana' },
  after: null,
  names: { ana: 'Ana Ruiz' },
  refused: false,
};

test.each([
  ['whom somebody removed', {}, { from: 'open', who: 'ana', name: 'Ana Ruiz' }],
  ['nobody where it was refused', { refused: true }, null],
  ['nobody where they left', { actor: { _id: 'ana', name: 'Ana Ruiz' } }, null],
  ['nobody where an invitation was withdrawn', { names: {} }, null],
  ['nobody a month later', { at: '2026-10-01T10:00:00.000Z' }, null],
  ['nobody where nobody was removed', { before: { state: 'created' } }, null],
  ['nobody where nothing was there before', { before: null }, null],
])('an admin can put back %s', (_, more, removal) => {
  expect(removalOf({ ...entry, ...more }, new Date('2026-11-22T10:00:00Z'))).toEqual(removal);
});
