import * as calls from '@topspin/contract';
import { owner } from '#http/access/access.ts';
import { jsonSchema } from '#http/answer/json-schema.ts';
import { handle, type Feature } from '#http/handle.ts';
import { arrive, type TravelEffects } from './arriving/import.ts';
import { restoreOpen } from './arriving/restore.ts';
import { leaveResults, leaveWhole } from './leaving/leave.ts';
import { decide } from './people/decide.ts';
import { propose } from './people/propose.ts';
import { personalData } from './personal-data.ts';

/** Opens that leave as a file and enter another installation. */
export const travel = (effects: TravelEffects): Feature => ({
  name: 'travel',
  routes: [
    handle(calls.exportOpen, { who: 'admin', limit: 'lists' }, leaveWhole),
    handle(calls.exportResults, { ...owner('open.organiser'), limit: 'lists' }, leaveResults),
    handle(calls.getTravelSchema, 'anyone', async () => schema()),
    handle(calls.readTravelFile, { who: 'verified', limit: 'lists' }, propose, { ownTransaction: true }),
    handle(calls.decideTravelled, { who: 'verified', limit: 'lists' }, decide),
    handle(calls.importOpen, { who: 'verified', limit: 'lists' }, arrive(effects), {
      ownTransaction: true,
    }),
    handle(calls.restoreTravelled, { who: 'admin', limit: 'lists' }, restoreOpen, { ownTransaction: true }),
  ],
  personalData,
});

/** Described once: it takes a while, and never changes while a server runs. */
let described: Record<string, unknown> | undefined;

function schema(): Record<string, unknown> {
  described ??= {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    description: `The \`open.json\` of a file: ${calls.travelEventsAtMost} events in all logs and conflicts together at most.`,
    ...jsonSchema(calls.travelFile, 'output'),
  };
  return described;
}
