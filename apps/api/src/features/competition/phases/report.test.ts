import { drawReport } from '@topspin/contract';
import { drawMethod } from '@topspin/engine';
import { expect, test } from 'vitest';
import type { StoredReport } from '#db/json-types.ts';
import { keptReport, presentReport } from './report.ts';

/** A report as stored before reports had a method. */
const first: StoredReport = {
  seed: 'x',
  inputs: { kind: 'knockout', entrants: [], groups: null, seeds: 0 },
  not_kept: [{ constraint: 'clubsApart', players: [], why: 'noPlaceLeft' }],
  vacancies: [],
};

test('a draw recorded before methods had versions is shown as made by the first', () => {
  const kept = keptReport({ draw_report: first });
  expect(drawReport.parse(kept)).toEqual({ ...first, method: 1 });
});

test('a draw of today names its method, and is kept with it', () => {
  const inputs = { kind: 'knockout', entrants: [], seeds: 0 } as const;
  const report = presentReport({ method: drawMethod, seed: 'x', inputs, notKept: [] });
  expect(keptReport({ draw_report: JSON.parse(JSON.stringify(report)) })).toEqual(report);
  expect(report.method).toBe(drawMethod);
});

test('before the draw there is none', () => {
  expect(keptReport({ draw_report: null })).toBeNull();
});
