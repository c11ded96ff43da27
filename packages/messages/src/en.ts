import { core } from './en/core.ts';
import { errors } from './en/errors.ts';
import { competition } from './en/pages/competition.ts';
import { matches } from './en/pages/matches.ts';
import { opens } from './en/pages/opens.ts';

/** Every area of this language. */
export const en = { ...core, errors, competition, matches, opens } as const;
