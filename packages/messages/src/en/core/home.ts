import type { home as original } from '../../es/core/home.ts';
import type { Translated } from '../../translated.ts';

export const home = {
  title: 'Home',
  greeting: 'Hello, {{name}}',
  leaderboard: {
    title: 'Leaderboard',
    loading: 'Loading the leaderboard...',
    failed: 'The leaderboard could not be loaded',
    empty: 'Nobody is on the leaderboard yet',
    emptyHint: 'It starts with the first rated match.',
    points: '{{rating}} points',
    all: 'See the whole leaderboard',
    podium: 'Podium',
  },
  firstSteps: {
    title: 'What brings you here?',
    dismiss: 'Do not show again',
    play: 'Play: create my profile',
    others: 'Register other people',
    organise: 'Organise an open',
  },
  recovery: {
    title_one: '{{count}} person is waiting for a code to change their password',
    title_other: '{{count}} people are waiting for a code to change their password',
    see: 'No email is sent from here: give it to them yourself',
  },
  approval: {
    title_one: '{{count}} open is waiting for your approval',
    title_other: '{{count}} opens are waiting for your approval',
    see: 'See who organises them',
  },
  handedOver: {
    title_one: '{{count}} profile passed to you: the account that looked after it was erased',
    title_other: '{{count}} profiles passed to you: the accounts that looked after them were erased',
    see: 'See what to do',
  },
  places: {
    title_one: '{{count}} open is asking for a place in a circuit',
    title_other: '{{count}} opens are asking for a place in a circuit',
    see: 'Accept or refuse',
  },
  upcoming: {
    title: 'Upcoming opens',
    empty: 'No opens in sight',
    emptyHint: 'Create one and share its registration link.',
    create: 'Create an open',
    all: 'See all opens',
  },
  venues: {
    title: 'Your venues',
    tables_one: '{{count}} table',
    tables_other: '{{count}} tables',
    all: 'Manage the venues',
  },
  registrations: {
    today: 'Today, {{time}}',
    canceled: 'Cancelled',
    canceledBecause: 'Reason: {{reason}}',
    title: 'Your registrations',
    empty: 'You have not registered for any open yet',
  },
} as const satisfies Translated<typeof original>;
