import { resource } from '../../conventions/resource.ts';
import { newPair, pair, pairs } from '../../registration/pairs.ts';

const opens = resource('pairs', '/app/opens');

export const listPairs = opens('listPairs', 'GET /{id}/pairs', {
  summary: 'List the pairs of an open of doubles, and who is registered in it without a partner',
  answers: { 200: pairs },
});

export const makePair = opens('makePair', 'POST /{id}/pairs', {
  summary: 'Make a pair of two people who are registered in an open of doubles, until it is drawn',
  idempotent: true,
  body: newPair,
  answers: { 201: pair },
  errors: [
    'open.notForSingles',
    'open.groupsSaved',
    'open.stateNotAllowed',
    'pair.notRegistered',
    'pair.taken',
    'pair.notOfClass',
    'pair.sumTooLow',
    'pair.sumTooHigh',
  ],
});

export const dissolvePair = opens('dissolvePair', 'DELETE /{id}/pairs/{pair_id}', {
  summary: 'Part a pair, as an organiser or one of the two, until it is drawn: both stay registered',
  errors: ['open.notForSingles', 'open.groupsSaved', 'open.stateNotAllowed'],
});
