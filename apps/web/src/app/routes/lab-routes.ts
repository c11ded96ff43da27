import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { paths } from '#lib/paths.ts';
import { anySearch, words } from './page.ts';
import { editorRoute, labAdminRoute, labRoute, rootRoute } from './roots.tsx';

const getParentRoute = () => labRoute;
const loader = words('lab', 'match', 'competition', 'simulators');

const inputs = createRoute({
  getParentRoute,
  loader,
  path: paths.labInputs,
  component: lazyRouteComponent(() => import('#features/lab/inputs/inputs-page.tsx'), 'InputsPage'),
});

const editor = createRoute({
  getParentRoute,
  loader: words('lab', 'descriptions'),
  path: paths.labEditor,
  component: lazyRouteComponent(() => import('#features/lab/editor/editor-page.tsx'), 'EditorPage'),
});

const editorTest = createRoute({
  getParentRoute,
  loader: words('lab', 'descriptions'),
  path: paths.labEditorTest,
  component: lazyRouteComponent(() => import('#features/lab/editor/editor-test-page.tsx'), 'EditorTestPage'),
});

const play = createRoute({
  getParentRoute: () => labAdminRoute,
  loader,
  path: paths.labPlay,
  validateSearch: anySearch,
  component: lazyRouteComponent(() => import('#features/lab/play/play-page.tsx'), 'PlayPage'),
});

const elo = createRoute({
  getParentRoute,
  loader,
  path: paths.labElo,
  component: lazyRouteComponent(() => import('#features/lab/elo/elo-test-page.tsx'), 'EloTestPage'),
});

const forecastLoader = words('lab', 'match', 'competition', 'playerList', 'simulators');

const groupForecast = createRoute({
  getParentRoute,
  loader: forecastLoader,
  path: paths.labGroupForecast,
  validateSearch: anySearch,
  component: lazyRouteComponent(
    () => import('#features/lab/forecast/group-forecast-page.tsx'),
    'GroupForecastPage',
  ),
});

const knockoutForecast = createRoute({
  getParentRoute,
  loader: forecastLoader,
  path: paths.labKnockoutForecast,
  validateSearch: anySearch,
  component: lazyRouteComponent(
    () => import('#features/lab/forecast/knockout-forecast-page.tsx'),
    'KnockoutForecastPage',
  ),
});

const gallery = createRoute({
  getParentRoute,
  loader: words('lab', 'table', 'descriptions'),
  path: paths.gallery,
  component: lazyRouteComponent(() => import('#features/lab/gallery/gallery-page.tsx'), 'GalleryPage'),
});

const enrol = createRoute({
  getParentRoute: () => editorRoute,
  loader,
  path: paths.labEnrol,
  validateSearch: anySearch,
  component: lazyRouteComponent(() => import('#features/lab/enrol/enrol-page.tsx'), 'EnrolPage'),
});

/** The scoreboard for broadcasts: nothing of the application around it, and no login, which OBS has not. */
export const overlay = createRoute({
  getParentRoute: () => rootRoute,
  loader: words('lab', 'match'),
  path: paths.overlay,
  validateSearch: anySearch,
  component: lazyRouteComponent(() => import('../pages/overlay-page.tsx'), 'OverlayPage'),
});

export const labRoutes = [inputs, editor, editorTest, elo, groupForecast, knockoutForecast, gallery] as const;
export const labAdminRoutes = [play] as const;
export const editorRoutes = [enrol] as const;
