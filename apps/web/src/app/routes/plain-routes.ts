import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { NotFoundPage } from '../not-found-page.tsx';
import { OfflinePage } from '../offline-page.tsx';
import { paths } from '../paths.ts';
import { words } from './page.ts';
import { plainRoute } from './roots.tsx';

const getParentRoute = () => plainRoute;

const terms = createRoute({
  getParentRoute,
  path: paths.terms,
  loader: words('terms'),
  component: lazyRouteComponent(() => import('#features/help/terms-page.tsx'), 'TermsPage'),
});

/** Its code comes with the frame: without a line nothing more can be loaded. */
const offline = createRoute({ getParentRoute, path: paths.offline, component: OfflinePage });

const notFound = createRoute({ getParentRoute, path: '$', component: NotFoundPage });

export const plainRoutes = [terms, offline, notFound] as const;
