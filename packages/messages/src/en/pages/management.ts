import type { management as original } from '../../es/pages/management.ts';
import type { Translated } from '../../translated.ts';

export const management = {
  title: 'Management',
  hint: 'What you organise, what you run and where you are registered.',
  opens: {
    title: 'Tournaments you organise',
    empty: 'You are not organising any tournament',
    create: 'Create a tournament',
  },
  venues: { title: 'Venues you manage', empty: 'You do not manage any venue', create: 'Create a venue' },
  registrations: {
    title: 'Your registrations',
    empty: 'You have no registrations',
    find: 'See the tournaments',
    states: {
      registered: 'Registered',
      waiting: 'On the waiting list',
      present: 'Present',
      absent: 'Absent',
      invited: 'Invited',
      withdrawn: 'Withdrawn',
      declined: 'Declined',
      removed: 'Removed',
    },
    waiting: 'Number {{position}} on the waiting list',
  },
  players: {
    title: 'Players you administer',
    empty: 'You do not administer anyone',
    emptyHint: 'You can add other people, with their consent, and register them.',
    create: 'Add a player',
    name: 'Full name',
    birth: 'Date of birth',
    gender: 'Gender',
    genderNone: 'Not given',
    club: 'Club',
    relation: 'How you are related',
    relations: { guardian: 'Parent or guardian', coach: 'Coach', club: 'Club official', other: 'Other' },
    submit: 'Add player',
    created: '{{name}} has a profile now',
  },
  tablesCount_one: '{{count}} table',
  tablesCount_other: '{{count}} tables',
} as const satisfies Translated<typeof original>;
