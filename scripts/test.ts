import { finish } from './finish.ts';
import { runSteps, staticChecks, tests } from './steps.ts';

finish(await runSteps([...staticChecks, ...tests]));
