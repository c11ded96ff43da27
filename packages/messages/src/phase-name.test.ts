import { expect, test } from 'vitest';
import { phaseNameIn } from './phase-name.ts';

test.each([
  ['en', 'Fase de grupos', 'Group stage'],
  ['en', 'Eliminatòria', 'Knockout'],
  ['ca', 'Eliminatoria', 'Eliminatòria'],
  ['es', 'Group stage', 'Fase de grupos'],
  ['es', 'Eliminatoria', 'Eliminatoria'],
  ['en', 'Cuadro A', 'Cuadro A'],
  ['en', '', ''],
] as const)('in %s “%s” is “%s”', (language, name, shown) => {
  expect(phaseNameIn(language, name)).toBe(shown);
});
