import { core } from './es/core.ts';
import { errors } from './es/errors.ts';
import { competition } from './es/pages/competition.ts';
import { matches } from './es/pages/matches.ts';
import { opens } from './es/pages/opens.ts';

/** Every area of this language. */
export const es = { ...core, errors, competition, matches, opens } as const;
