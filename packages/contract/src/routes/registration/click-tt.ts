import { z } from 'zod/mini';
import { wholeNumber } from '../../conventions/list.ts';
import { resource } from '../../conventions/resource.ts';
import { clickTtReading, clickTtState, clickTtTypes } from '../../registration/click-tt.ts';

const opens = resource('click-TT', '/app/opens');

const refusals = [
  'clickTt.tooLarge',
  'clickTt.encoding',
  'clickTt.notClickTt',
  'clickTt.unreadable',
  'clickTt.doctype',
  'clickTt.impossible',
  'request.tooMany',
] as const;

export const readClickTt = opens('readClickTt', 'POST /{id}/click-tt/reading', {
  summary: 'Read a tournament file of click-TT: its competitions; nothing is written',
  upload: clickTtTypes,
  answers: { 200: clickTtReading },
  errors: [...refusals],
});

export const keepClickTt = opens('keepClickTt', 'PUT /{id}/click-tt', {
  summary:
    'Keep what a tournament file of click-TT says of a competition, with the open, for its list and its results; the same file changes nothing',
  query: z.object({ competition: wholeNumber(1, 1000) }),
  upload: clickTtTypes,
  answers: { 200: clickTtState },
  errors: [...refusals, 'clickTt.noCompetition', 'clickTt.otherCompetition'],
});

export const getClickTt = opens('getClickTt', 'GET /{id}/click-tt', {
  summary:
    'Tell which click-TT file an open keeps, who of it is in the open, and which results it would have',
  answers: { 200: z.object({ kept: z.nullable(clickTtState) }) },
});

export const removeClickTt = opens('removeClickTt', 'DELETE /{id}/click-tt', {
  summary: 'Forget the click-TT file of an open; its players stay',
});

export const exportClickTt = opens('exportClickTt', 'GET /{id}/click-tt/results', {
  summary: 'Get the kept tournament file of click-TT with the matches that were played',
  download: 'application/xml',
  answers: { 200: null },
  errors: ['clickTt.nothingPlayed'],
});
