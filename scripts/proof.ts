import { finish } from './finish.ts';
import { runSteps, vitestStep } from './steps.ts';

/**
 * Every property of the engine with a hundred times as many random cases as in `npm test`, every call of the
 * API with eighty times as many.
 */
process.env['PROOF_RUNS'] ??= '100000';
finish(
  await runSteps([
    vitestStep('properties of the engine', '--project=engine', '--testTimeout=0'),
    vitestStep('every call of the API', '--project=api', '--testTimeout=0', 'src/fuzz/'),
  ]),
);
