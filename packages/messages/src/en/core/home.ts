import type { home as original } from '../../es/core/home.ts';
import type { Translated } from '../../translated.ts';

export const home = {
  title: 'Home',
  greeting: 'Hello, {{name}}',
  leaderboard: {
    title: 'Leaderboard',
    loading: 'Loading the leaderboard...',
    failed: 'The leaderboard could not be loaded',
    empty: 'There are no ranked players',
    emptyHint: 'The ranking starts with the first rated match.',
    points: '{{rating}} points',
    all: 'See all players',
    podium: 'Podium',
  },
  firstSteps: {
    title: 'What brings you here?',
    dismiss: 'Do not show again',
    play: 'Play: create my profile',
    others: 'Register other people',
    organise: 'Organise an open',
  },
  approval: {
    title_one: '{{count}} open waits for your approval',
    title_other: '{{count}} opens wait for your approval',
    see: 'See who organises them',
  },
  upcoming: {
    title: 'Upcoming opens',
    empty: 'No opens in sight',
    emptyHint: 'Create one and share its registration link.',
    create: 'Create an open',
    all: 'See all opens',
    places: '{{taken}} of {{max}} places',
  },
  nextMatch: {
    title: 'Your next match',
    table: 'You play on table {{table}}',
    noTable: 'Table to be assigned',
    pending: 'Opponent to be decided',
    open: 'See the match',
  },
  registrations: {
    canceled: 'Cancelled',
    canceledBecause: 'Reason: {{reason}}',
    title: 'Your registrations',
    empty: 'You have not entered any open yet',
  },
} as const satisfies Translated<typeof original>;
