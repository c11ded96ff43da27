import type { circuits as original } from '../../es/pages/circuits.ts';
import type { Translated } from '../../translated.ts';

export const circuits = {
  title: 'Circuits',
  hint: 'Series of opens that count towards one ranking.',
  empty: 'There are no circuits yet',
  search: 'Search by name',
  editionsCount_one: '{{count}} edition',
  editionsCount_other: '{{count}} editions',
  countAll: 'All results count',
  countBest_one: 'The best result counts',
  countBest_other: 'The {{count}} best results count',
  editions: {
    title: 'Editions',
    hint: 'The seasons of each circuit.',
    empty: 'There are no editions yet',
    opens_one: '{{count}} open',
    opens_other: '{{count}} opens',
    states: { created: 'Created', active: 'Under way', finished: 'Finished' },
  },
  activity: {
    title: 'Activity',
    hint: 'The opens of the circuits, newest first.',
    empty: 'There are no opens in any circuit yet',
    edition: 'Edition',
    all: 'All editions',
  },
  admin: {
    circuits: 'Administer circuits',
    editions: 'Administer editions',
    hint: 'Take out of the lists what is not needed; opens and their results are kept.',
    consequence: 'The editions of a circuit go with it. Opens stay.',
  },
  columns: {
    name: 'Name',
    circuit: 'Circuit',
    editions: 'Editions',
    counts: 'Results that count',
    description: 'Description',
    from: 'Start',
    to: 'End',
    state: 'State',
    opens: 'Opens',
  },
} as const satisfies Translated<typeof original>;
