import {
  mdiAccountCheckOutline,
  mdiAccountCogOutline,
  mdiAccountGroupOutline,
  mdiCalendarMultiselectOutline,
  mdiChartBellCurve,
  mdiClipboardTextOutline,
  mdiCogOutline,
  mdiArchiveArrowDown,
  mdiEmailOutline,
  mdiHelpCircleOutline,
  mdiHistory,
  mdiHomeOutline,
  mdiMapMarkerOutline,
  mdiDesktopTower,
  mdiPodium,
  mdiPulse,
  mdiScoreboardOutline,
  mdiShieldOutline,
  mdiSitemapOutline,
  mdiSwapHorizontal,
  mdiTableTennis,
  mdiTimerOutline,
  mdiTournament,
  mdiTrophyOutline,
} from '@mdi/js';
import type { SpanishCatalogue } from '@topspin/messages';
import { paths, type Path } from '#lib/paths.ts';

export type MenuEntry = {
  readonly to: Path;
  readonly icon: string;
  readonly label: keyof SpanishCatalogue['shell']['menu'];
  /** The roles that see it; everybody by default. Admins see everything. */
  readonly shownTo?: 'circuitManager' | 'admin';
};
type MenuSection = {
  readonly heading: keyof SpanishCatalogue['shell']['menu'] | null;
  readonly entries: readonly MenuEntry[];
};

/** The drawer, section by section. */
export const menu: readonly MenuSection[] = [
  {
    heading: null,
    entries: [
      { to: paths.home, icon: mdiHomeOutline, label: 'home' },
      { to: paths.management, icon: mdiClipboardTextOutline, label: 'management' },
      { to: paths.venues, icon: mdiMapMarkerOutline, label: 'venues' },
      { to: paths.opens, icon: mdiTrophyOutline, label: 'opens' },
      { to: paths.matches, icon: mdiTableTennis, label: 'matches' },
      { to: paths.activeMatches, icon: mdiScoreboardOutline, label: 'activeMatches' },
      { to: paths.players, icon: mdiAccountGroupOutline, label: 'players' },
      { to: paths.leaderboard, icon: mdiPodium, label: 'leaderboard' },
      { to: paths.faq, icon: mdiHelpCircleOutline, label: 'help' },
    ],
  },
  {
    heading: 'circuitsSection',
    entries: [
      { to: paths.circuits, icon: mdiSitemapOutline, label: 'circuits' },
      { to: paths.editions, icon: mdiCalendarMultiselectOutline, label: 'editions' },
      { to: paths.editionActivity, icon: mdiPulse, label: 'activity' },
    ],
  },
  {
    heading: 'simulatorsSection',
    entries: [
      { to: paths.planner, icon: mdiTimerOutline, label: 'planner' },
      { to: paths.season, icon: mdiChartBellCurve, label: 'season' },
      { to: paths.elo, icon: mdiSwapHorizontal, label: 'elo' },
    ],
  },
  {
    heading: 'adminSection',
    entries: [
      { to: paths.usersAdmin, icon: mdiAccountCogOutline, label: 'users', shownTo: 'admin' },
      { to: paths.organisersAdmin, icon: mdiAccountCheckOutline, label: 'organisers', shownTo: 'admin' },
      {
        to: paths.circuitsAdmin,
        icon: mdiSitemapOutline,
        label: 'manageCircuits',
        shownTo: 'circuitManager',
      },
      {
        to: paths.editionsAdmin,
        icon: mdiCalendarMultiselectOutline,
        label: 'manageEditions',
        shownTo: 'circuitManager',
      },
      { to: paths.venuesAdmin, icon: mdiMapMarkerOutline, label: 'venues', shownTo: 'admin' },
      { to: paths.opensAdmin, icon: mdiTournament, label: 'opens', shownTo: 'admin' },
      { to: paths.playersAdmin, icon: mdiAccountGroupOutline, label: 'players', shownTo: 'admin' },
      { to: paths.clubsAdmin, icon: mdiShieldOutline, label: 'clubs', shownTo: 'admin' },
      { to: paths.outboxAdmin, icon: mdiEmailOutline, label: 'outbox', shownTo: 'admin' },
      { to: paths.statusAdmin, icon: mdiDesktopTower, label: 'status', shownTo: 'admin' },
      { to: paths.auditAdmin, icon: mdiHistory, label: 'audit', shownTo: 'admin' },
      { to: paths.backupsAdmin, icon: mdiArchiveArrowDown, label: 'backups', shownTo: 'admin' },
      { to: paths.settingsAdmin, icon: mdiCogOutline, label: 'settings', shownTo: 'admin' },
    ],
  },
];
