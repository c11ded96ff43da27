import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { paths } from '#lib/paths.ts';
import { words } from './page.ts';
import { adminRoute, circuitManagerRoute } from './roots.tsx';

const getParentRoute = () => adminRoute;

const circuitsAdmin = createRoute({
  getParentRoute: () => circuitManagerRoute,
  path: paths.circuitsAdmin,
  loader: words('circuits', 'table'),
  component: lazyRouteComponent(
    () => import('#features/circuits/circuits-admin-page.tsx'),
    'CircuitsAdminPage',
  ),
});

const editionsAdmin = createRoute({
  getParentRoute: () => circuitManagerRoute,
  path: paths.editionsAdmin,
  loader: words('circuits', 'table'),
  component: lazyRouteComponent(
    () => import('#features/circuits/circuits-admin-page.tsx'),
    'EditionsAdminPage',
  ),
});

const newCircuit = createRoute({
  getParentRoute: () => circuitManagerRoute,
  path: paths.newCircuit,
  loader: words('circuits'),
  component: lazyRouteComponent(
    () => import('#features/circuits/form/new-circuit-page.tsx'),
    'NewCircuitPage',
  ),
});

const newRounds = createRoute({
  getParentRoute: () => circuitManagerRoute,
  path: paths.newRounds,
  loader: words('opens'),
  component: lazyRouteComponent(() => import('#features/opens/rounds/new-rounds-page.tsx'), 'NewRoundsPage'),
});

const editCircuit = createRoute({
  getParentRoute: () => circuitManagerRoute,
  path: paths.editCircuit,
  loader: words('circuits'),
  component: lazyRouteComponent(
    () => import('#features/circuits/form/edit-circuit-page.tsx'),
    'EditCircuitPage',
  ),
});

const venuesAdmin = createRoute({
  getParentRoute,
  path: paths.venuesAdmin,
  loader: words('venues', 'map', 'table'),
  component: lazyRouteComponent(() => import('#features/venues/venues-admin-page.tsx'), 'VenuesAdminPage'),
});

const clubsAdmin = createRoute({
  getParentRoute,
  path: paths.clubsAdmin,
  loader: words('table'),
  component: lazyRouteComponent(() => import('#features/clubs/clubs-admin-page.tsx'), 'ClubsAdminPage'),
});

const playersAdmin = createRoute({
  getParentRoute,
  path: paths.playersAdmin,
  loader: words('players', 'table', 'trust', 'account'),
  component: lazyRouteComponent(() => import('#features/players/players-admin-page.tsx'), 'PlayersAdminPage'),
});

const opensAdmin = createRoute({
  getParentRoute,
  path: paths.opensAdmin,
  loader: words('opens', 'table'),
  component: lazyRouteComponent(() => import('#features/opens/opens-admin-page.tsx'), 'OpensAdminPage'),
});

const organisersAdmin = createRoute({
  getParentRoute,
  path: paths.organisersAdmin,
  loader: words('trust', 'table'),
  component: lazyRouteComponent(
    () => import('#features/trust/organisers-admin-page.tsx'),
    'OrganisersAdminPage',
  ),
});

const auditAdmin = createRoute({
  getParentRoute,
  path: paths.auditAdmin,
  loader: words('audit', 'table'),
  component: lazyRouteComponent(() => import('#features/admin/audit/audit-page.tsx'), 'AuditPage'),
});

const usersAdmin = createRoute({
  getParentRoute,
  path: paths.usersAdmin,
  loader: words('users', 'table'),
  component: lazyRouteComponent(() => import('#features/admin/users/users-page.tsx'), 'UsersPage'),
});

const userAdmin = createRoute({
  getParentRoute,
  path: paths.userAdmin,
  loader: words('users', 'trust', 'account'),
  component: lazyRouteComponent(() => import('../pages/user-admin-page.tsx'), 'UserAdminPage'),
});

const outboxAdmin = createRoute({
  getParentRoute,
  path: paths.outboxAdmin,
  loader: words('admin', 'table'),
  component: lazyRouteComponent(() => import('#features/admin/outbox/outbox-page.tsx'), 'OutboxPage'),
});

const backupsAdmin = createRoute({
  getParentRoute,
  path: paths.backupsAdmin,
  loader: words('admin'),
  component: lazyRouteComponent(() => import('#features/admin/backups/backups-page.tsx'), 'BackupsPage'),
});

const settingsAdmin = createRoute({
  getParentRoute,
  path: paths.settingsAdmin,
  loader: words('settings', 'trust'),
  component: lazyRouteComponent(() => import('#app/pages/settings-page.tsx'), 'SettingsPage'),
});

const statusAdmin = createRoute({
  getParentRoute,
  path: paths.statusAdmin,
  loader: words('admin'),
  component: lazyRouteComponent(() => import('#features/admin/status/status-page.tsx'), 'StatusPage'),
});

/** The pages that circuit managers see. */
export const circuitManagerRoutes = [
  circuitsAdmin,
  editionsAdmin,
  newCircuit,
  editCircuit,
  newRounds,
] as const;

/** The other admin pages. */
export const adminRoutes = [
  auditAdmin,
  usersAdmin,
  userAdmin,
  venuesAdmin,
  opensAdmin,
  playersAdmin,
  clubsAdmin,
  organisersAdmin,
  outboxAdmin,
  backupsAdmin,
  settingsAdmin,
  statusAdmin,
] as const;
