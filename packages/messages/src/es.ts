import { core } from './es/core.ts';
import { errors } from './es/errors.ts';
import { competition } from './es/pages/competition.ts';
import { matches } from './es/pages/matches.ts';
import { opens } from './es/pages/opens.ts';
import { players } from './es/pages/players.ts';
import { terms } from './es/pages/terms.ts';

/** Every area of this language. */
export const es = { ...core, errors, competition, matches, opens, players, terms } as const;
