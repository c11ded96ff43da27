import { enrolMadeUp, playMatch } from '@topspin/contract';
import type { InscriptionEffects } from '#features/inscriptions/commands.ts';
import { handle, type Feature } from '#http/handle.ts';
import { enrolPeople } from './enrol.ts';
import { play } from './play.ts';

/** The lab: fills opens and plays them with the same commands as people do. Part of a server only with `LAB=1`. */
export const lab = (effects: InscriptionEffects): Feature => ({
  name: 'lab',
  routes: [
    handle(enrolMadeUp, 'admin', enrolPeople(effects)),
    handle(playMatch, { who: 'admin', uncounted: true }, play),
  ],
});
