import { core } from './ca/core.ts';
import { competition } from './ca/pages/competition.ts';
import { matches } from './ca/pages/matches.ts';
import { opens } from './ca/pages/opens.ts';

/** Every area of this language. */
export const ca = { ...core, competition, matches, opens } as const;
