import { createRoute } from '@tanstack/react-router';
import { NotFoundPage } from '../not-found-page.tsx';
import { OfflinePage } from '../offline-page.tsx';
import { paths } from '#lib/paths.ts';
import { plainRoute } from './roots.tsx';

const getParentRoute = () => plainRoute;

/** Bundled with the frame: offline, nothing more can be loaded. */
const offline = createRoute({ getParentRoute, path: paths.offline, component: OfflinePage });

const notFound = createRoute({ getParentRoute, path: '$', component: NotFoundPage });

export const plainRoutes = [offline, notFound] as const;
