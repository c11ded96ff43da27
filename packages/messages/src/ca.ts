import { core } from './ca/core.ts';
import { errors } from './ca/errors.ts';
import { competition } from './ca/pages/competition.ts';
import { matches } from './ca/pages/matches.ts';
import { opens } from './ca/pages/opens.ts';
import { players } from './ca/pages/players.ts';
import { terms } from './ca/pages/terms.ts';

/** Every area of this language. */
export const ca = { ...core, errors, competition, matches, opens, players, terms } as const;
