import {
  mdiAccountCheckOutline,
  mdiAccountGroupOutline,
  mdiCalendarMultiselectOutline,
  mdiClipboardTextOutline,
  mdiEmailOutline,
  mdiHelpCircleOutline,
  mdiHomeOutline,
  mdiMapMarkerOutline,
  mdiPulse,
  mdiSitemapOutline,
  mdiTableTennis,
  mdiTournament,
  mdiTrophyOutline,
} from '@mdi/js';
import type { SpanishCatalogue } from '@topspin/messages';
import { paths, type Path } from './paths.ts';

export type MenuEntry = {
  readonly to: Path;
  readonly icon: string;
  readonly label: keyof SpanishCatalogue['shell']['menu'];
};
export type MenuSection = {
  readonly heading: keyof SpanishCatalogue['shell']['menu'] | null;
  readonly entries: readonly MenuEntry[];
  readonly shownTo: 'everyone' | 'admin';
};

/** The drawer, section by section. */
export const menu: readonly MenuSection[] = [
  {
    heading: null,
    shownTo: 'everyone',
    entries: [
      { to: paths.home, icon: mdiHomeOutline, label: 'home' },
      { to: paths.management, icon: mdiClipboardTextOutline, label: 'management' },
      { to: paths.venues, icon: mdiMapMarkerOutline, label: 'venues' },
      { to: paths.opens, icon: mdiTrophyOutline, label: 'opens' },
      { to: paths.matches, icon: mdiTableTennis, label: 'matches' },
      { to: paths.players, icon: mdiAccountGroupOutline, label: 'players' },
      { to: paths.faq, icon: mdiHelpCircleOutline, label: 'help' },
    ],
  },
  {
    heading: 'circuitsSection',
    shownTo: 'everyone',
    entries: [
      { to: paths.circuits, icon: mdiSitemapOutline, label: 'circuits' },
      { to: paths.editions, icon: mdiCalendarMultiselectOutline, label: 'editions' },
      { to: paths.editionActivity, icon: mdiPulse, label: 'activity' },
    ],
  },
  {
    heading: 'adminSection',
    shownTo: 'admin',
    entries: [
      { to: paths.circuitsAdmin, icon: mdiSitemapOutline, label: 'circuits' },
      { to: paths.editionsAdmin, icon: mdiCalendarMultiselectOutline, label: 'editions' },
      { to: paths.venuesAdmin, icon: mdiMapMarkerOutline, label: 'venues' },
      { to: paths.opensAdmin, icon: mdiTournament, label: 'opens' },
      { to: paths.organisersAdmin, icon: mdiAccountCheckOutline, label: 'organisers' },
      { to: paths.playersAdmin, icon: mdiAccountGroupOutline, label: 'players' },
      { to: paths.outboxAdmin, icon: mdiEmailOutline, label: 'outbox' },
    ],
  },
];
