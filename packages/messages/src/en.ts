import { core } from './en/core.ts';
import { errors } from './en/errors.ts';
import { competition } from './en/pages/competition.ts';
import { matches } from './en/pages/matches.ts';
import { opens } from './en/pages/opens.ts';
import { players } from './en/pages/players.ts';
import { terms } from './en/pages/terms.ts';

/** Every area of this language. */
export const en = { ...core, errors, competition, matches, opens, players, terms } as const;
