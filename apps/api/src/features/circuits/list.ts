import type { listCircuits, listEditions } from '@topspin/contract';
import type { Call } from '#http/call.ts';
import { keptList } from '#http/list/kept-list.ts';
import { field, type ListSpec } from '#http/list/spec.ts';
import { editionColumns, editions, openCount } from './editions/store.ts';
import { presentCircuit, presentEdition } from './present.ts';
import { circuitColumns, circuits, editionCount } from './store.ts';

const circuitSpec: ListSpec = {
  fields: {
    _id: field.id('circuit.id'),
    name: field.name('circuit.name', { searchIn: 'circuit.search', neverEmpty: true }),
    description: field.shown('circuit.id'),
    phones: field.shown('circuit.id'),
    email: field.shown('circuit.email'),
    count_type: field.text('circuit.count_type'),
    count_best: field.number('circuit.count_best'),
    age_range: field.shown('circuit.id'),
    rating_range: field.shown('circuit.id'),
    functional_diversity: field.boolean('circuit.functional_diversity'),
    editions: field.number(editionCount),
    version: field.number('circuit.version'),
  },
  label: 'name',
  order: [{ field: 'name', direction: 'asc' }],
};

const editionSpec: ListSpec = {
  fields: {
    _id: field.id('edition.id'),
    name: field.name('edition.name', { searchIn: 'edition.search', neverEmpty: true }),
    circuit: field.shown('circuit.name'),
    'circuit._id': field.id('edition.circuit_id'),
    'circuit.name': field.name('circuit.name', { searchIn: 'circuit.search' }),
    date_start: field.date('edition.date_start', { neverEmpty: true }),
    date_end: field.date('edition.date_end'),
    state: field.text('edition.state'),
    ranking_system: field.shown('edition.id'),
    opens: field.number(openCount),
    version: field.number('edition.version'),
  },
  label: 'name',
  order: [{ field: 'date_start', direction: 'desc' }],
};

const readCircuits = keptList({
  spec: circuitSpec,
  from: circuits,
  select: (page) => page.select(circuitColumns),
});
const readEditions = keptList({
  spec: editionSpec,
  from: editions,
  select: (page) => page.select(editionColumns),
});

export const listAllCircuits = ({ db, query, viewer }: Call<typeof listCircuits>) =>
  readCircuits({ db, query, viewer, present: (row) => presentCircuit(row) });

export const listAllEditions = ({ db, query, viewer }: Call<typeof listEditions>) =>
  readEditions({ db, query, viewer, present: (row) => presentEdition(row) });
