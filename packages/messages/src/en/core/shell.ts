import type { shell as original } from '../../es/core/shell.ts';
import type { Translated } from '../../translated.ts';

export const shell = {
  menu: {
    label: 'Main menu',
    home: 'Home',
    management: 'Management',
    venues: 'Venues',
    opens: 'Tournaments',
    matches: 'Matches',
    players: 'Players',
    help: 'Help',
    circuitsSection: 'Circuits',
    circuits: 'Circuits',
    editions: 'Editions',
    activity: 'Activity',
    adminSection: 'Administration',
  },
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  toLight: 'Switch to the light theme',
  toDark: 'Switch to the dark theme',
  language: 'Language',
  profileMenu: 'Your account',
  profile: 'Profile',
  management: 'Management',
  faq: 'FAQ',
  logout: 'Log out',
  terms: 'Terms and conditions',
  offline: {
    title: 'No connection',
    body: 'We cannot reach the server. You will be back where you were as soon as the line returns.',
    check: 'Check now',
    checking: 'Checking…',
  },
} as const satisfies Translated<typeof original>;
