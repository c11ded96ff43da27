import type { AuditEntry } from '@topspin/contract';
import * as contract from '@topspin/contract';
import i18next from 'i18next';
import { describe, expect, test } from 'vitest';
import type { SpanishCatalogue } from '@topspin/messages';
import { loadWords } from '#lib/i18n.ts';
import { loadWordsForTests } from '../../../testing/with-words.tsx';
import { type AuditWords, changesOf, stateChange } from './changes.ts';

await loadWordsForTests();
await loadWords(['audit']);
const { fields, values, actions } = i18next.getResourceBundle('es', 'audit') as SpanishCatalogue['audit'];
const words: AuditWords = {
  fields,
  values,
  count: (count) => `${count} elementos`,
  list: (list) => list.join(', '),
  date: (text) => `el ${text}`,
};
const ana = '01890000-0000-7000-8000-000000000001';

const entry = (before: unknown, after: unknown): AuditEntry => ({
  _id: ana,
  at: '2026-11-22T10:00:00.000Z',
  actor: null,
  action: 'editOpen',
  entity: 'opens',
  entity_id: null,
  entity_name: null,
  reason: null,
  refused: false,
  names: { [ana]: 'Ana Ruiz' },
  before,
  after,
});

describe('what changed', () => {
  test.each<[what: string, before: unknown, after: unknown, changes: unknown]>([
    [
      'a state',
      { state: 'created' },
      { state: 'registrationOpen' },
      [['Estado', 'Creado', 'Inscripción abierta']],
    ],
    ['roles', { roles: [] }, { roles: ['admin'] }, [['Permisos', null, 'Administración']]],
    ['an id, by the name behind it', null, { player_id: ana }, [['Jugador/a', null, 'Ana Ruiz']]],
    ['a pair that was parted, by its people', { players: [ana] }, null, [['Jugadores', 'Ana Ruiz', null]]],
    [
      'who was asked to be the partner',
      { state: 'pending', partner_id: ana },
      null,
      [
        ['Estado', 'Pendiente', null],
        ['Invita a', 'Ana Ruiz', null],
      ],
    ],
    ['a side of a match, be it a pair or not', { player_a: ana }, null, [['Lado A', 'Ana Ruiz', null]]],
    ['who is the same person', { same: [] }, { same: [ana] }, [['La misma persona que', null, 'Ana Ruiz']]],
    [
      'the names of fields',
      null,
      { fields: ['name', 'players_max'] },
      [['Campos cambiados', null, 'Nombre, Máximo de jugadores']],
    ],
    [
      'a long list, by its length',
      { events: Array.from({ length: 40 }, () => ({})) },
      null,
      [['Lo anotado', '40 elementos', null]],
    ],
    [
      'a day, as a day',
      { date_start: '2026-11-28' },
      { date_start: '2026-11-29' },
      [['Empieza', 'el 2026-11-28', 'el 2026-11-29']],
    ],
    ['a choice', { trusted: false }, { trusted: true }, [['De confianza', 'No', 'Sí']]],
    ['what has no word, as it is', null, { new_thing: 3 }, [['new thing', null, '3']]],
    ['something inside something', null, { age: { from: 12 } }, [['Edad', null, 'from: 12']]],
    ['nothing where it stayed the same', { state: 'created' }, { state: 'created' }, []],
    ['nothing where nothing is known', null, null, []],
  ])('is %s', (_, before, after, changes) => {
    expect(changesOf(entry(before, after), words).map((one) => [one.field, one.before, one.after])).toEqual(
      changes,
    );
  });
});

/** Nobody is logged in, so no refusal of these is logged; or they concern only one’s own account, where none is audited. */
const unlogged: ReadonlySet<string> = new Set(['auth', 'users', 'health']);

test('every action that can be in the log has words', () => {
  const routes = Object.values(contract).filter(
    (value): value is typeof value & contract.Route =>
      typeof value === 'object' && value !== null && 'method' in value && 'path' in value,
  );
  const writes = routes.filter(({ method, tag }) => method !== 'GET' && !unlogged.has(tag));
  expect(writes.length).toBeGreaterThan(50);
  expect(writes.map(({ name }) => name).filter((name) => !(name in actions))).toEqual([]);
});

test.each([
  [{ state: 'created' }, { state: 'registrationOpen' }, 'Creado → Inscripción abierta'],
  [null, { state: 'created' }, null],
  [{ name: 'A' }, { name: 'B' }, null],
])('a change of state from %j to %j reads as %j', (before, after, said) => {
  expect(stateChange(entry(before, after), words)).toBe(said);
});
