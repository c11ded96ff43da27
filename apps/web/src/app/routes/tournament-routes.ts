import { createRoute } from '@tanstack/react-router';
import { NotFoundPage } from '../not-found-page.tsx';
import { paths } from '../paths.ts';
import { mainRoute, plainRoute } from './roots.tsx';

const getParentRoute = () => mainRoute;
const component = NotFoundPage;

const opens = createRoute({ getParentRoute, path: paths.opens, component });
const newOpen = createRoute({ getParentRoute, path: paths.newOpen, component });
const opensAdmin = createRoute({ getParentRoute, path: paths.opensAdmin, component });
const open = createRoute({ getParentRoute, path: paths.open, component });
const stageGroup = createRoute({ getParentRoute, path: paths.stageGroup, component });
const intermediateGrid = createRoute({ getParentRoute, path: paths.intermediateGrid, component });
const matches = createRoute({ getParentRoute, path: paths.matches, component });
const activeMatches = createRoute({ getParentRoute, path: paths.activeMatches, component });
const match = createRoute({ getParentRoute, path: paths.match, component });
const inscription = createRoute({ getParentRoute: () => plainRoute, path: paths.inscription, component });

/** Opens, their phases and their matches, for whoever is logged in. */
export const tournamentRoutes = [
  opens,
  newOpen,
  opensAdmin,
  open,
  stageGroup,
  intermediateGrid,
  matches,
  activeMatches,
  match,
] as const;

/** The page of an open that anybody may see. */
export const publicTournamentRoutes = [inscription] as const;
