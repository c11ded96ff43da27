import { finish } from './finish.ts';
import { runSteps, staticChecks } from './steps.ts';

finish(await runSteps(staticChecks));
