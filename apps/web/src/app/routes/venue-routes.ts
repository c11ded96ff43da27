import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { paths } from '#lib/paths.ts';
import { anySearch, words } from './page.ts';
import { mainRoute, venueCreatorRoute } from './roots.tsx';

const getParentRoute = () => mainRoute;
const loader = words('venues', 'map');

const venues = createRoute({
  getParentRoute,
  loader,
  path: paths.venues,
  validateSearch: ({ view }: Record<string, unknown>): { view?: 'map' } => (view === 'map' ? { view } : {}),
  component: lazyRouteComponent(() => import('#features/venues/venues-page.tsx'), 'VenuesPage'),
});

const newVenue = createRoute({
  getParentRoute: () => venueCreatorRoute,
  loader,
  path: paths.newVenue,
  // From a form that waits for the venue.
  validateSearch: ({ after }: Record<string, unknown>): { after?: 'back' } =>
    after === 'back' ? { after } : {},
  component: lazyRouteComponent(() => import('#features/venues/new-venue-page.tsx'), 'NewVenuePage'),
});

const venue = createRoute({
  getParentRoute,
  loader,
  path: paths.venue,
  component: lazyRouteComponent(() => import('#features/venues/venue-page.tsx'), 'VenuePage'),
});

const editVenue = createRoute({
  getParentRoute,
  loader,
  path: paths.editVenue,
  component: lazyRouteComponent(() => import('../pages/edit-guards.tsx'), 'EditVenueGuard'),
});

const venueDay = createRoute({
  getParentRoute,
  loader: words('day', 'match'),
  path: paths.venueDay,
  staticData: { needsWidth: () => true },
  component: lazyRouteComponent(() => import('#features/day/venue-day-page.tsx'), 'VenueDayPage'),
});

const printDay = createRoute({
  getParentRoute,
  path: paths.printDay,
  validateSearch: anySearch,
  loader: words('day', 'match', 'matches', 'competition', 'paper'),
  component: lazyRouteComponent(
    () => import('#features/competition/print/print-day-page.tsx'),
    'PrintDayPage',
  ),
});

export const venueRoutes = [venues, venue, editVenue, venueDay, printDay] as const;
export const venueCreatorRoutes = [newVenue] as const;
