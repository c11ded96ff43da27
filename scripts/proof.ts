import { finish } from './finish.ts';
import { runSteps, vitestStep } from './steps.ts';

/** Every property of the engine with a hundred times as many random cases as in `npm test`. */
process.env['PROOF_RUNS'] ??= '100000';
finish(await runSteps([vitestStep('properties of the engine', '--project=engine', '--testTimeout=0')]));
