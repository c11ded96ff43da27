import type { Feature } from '#http/handle.ts';
import { classifications } from './classification-routes.ts';
import { groups } from './group-routes.ts';
import { scoreLinks } from './link-routes.ts';
import { matches } from './match-routes.ts';
import { phases } from './phase-routes.ts';
import type { CorrectionEffects } from './correction/picture.ts';
import type { PhaseEffects } from './vacancies/context.ts';

/** The competition of an open: phases, groups, matches and classification. */
export const competition = (effects: PhaseEffects & CorrectionEffects): readonly Feature[] => [
  phases(effects),
  groups,
  matches(effects),
  scoreLinks,
  classifications,
];
