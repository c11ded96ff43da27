import { z } from 'zod/mini';
import { resource } from '../conventions/resource.ts';
import { travelArrival, travelDecisions, travelReading, travelTypes } from '../travel/travel.ts';

const opens = resource('opens', '/app/opens');
const travel = resource('opens', '/app/travel');

const refusals = [
  'travel.notAFile',
  'travel.damaged',
  'travel.newer',
  'travel.tooLarge',
  'travel.impossible',
  'request.tooMany',
] as const;

export const exportOpen = opens('exportOpen', 'GET /{id}/file', {
  summary: 'Get an open as a file with everything, dates of birth, phones and consents included',
  download: 'application/zip',
  answers: { 200: null },
});

export const exportResults = opens('exportResults', 'GET /{id}/results-file', {
  summary: 'Get an open as a file with names, clubs, categories and results',
  download: 'application/zip',
  answers: { 200: null },
});

export const getTravelSchema = travel('getTravelSchema', 'GET /schema', {
  summary: 'Get the JSON schema of `open.json` in such a file',
  answers: { 200: z.record(z.string(), z.unknown()) },
});

export const readTravelFile = travel('readTravelFile', 'POST /reading', {
  summary: 'Read the file of an open: what it holds, and who its people may be; nothing is written',
  upload: travelTypes,
  answers: { 200: travelReading },
  errors: [...refusals],
});

export const decideTravelled = travel('decideTravelled', 'PUT /people', {
  summary: 'Say who the people of a source are, for this import and later ones',
  body: travelDecisions,
  errors: ['thing.notFound', 'request.tooMuchMade'],
});

export const importOpen = travel('importOpen', 'POST /opens', {
  summary: 'Import the file of an open as an open of the caller, untrusted until an admin approves it',
  upload: travelTypes,
  answers: { 201: travelArrival },
  errors: [
    ...refusals,
    'travel.otherVersion',
    'travel.enoughToday',
    'open.mayNotCreate',
    'request.tooMuchMade',
    'pair.notOfClass',
  ],
});

export const restoreTravelled = travel('restoreTravelled', 'POST /restored', {
  summary: 'Restore the file of an open whole, with its profiles, where there is no open yet',
  upload: travelTypes,
  answers: { 201: travelArrival },
  errors: [...refusals, 'travel.notEmpty', 'travel.resultsOnly', 'pair.notOfClass'],
});
