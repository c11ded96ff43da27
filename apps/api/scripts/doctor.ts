/** `npm run doctor`: says on one screen what is wrong with this installation, and what to do. */
import { examine } from '../src/doctor/examine.ts';
import { doctorPage } from '../src/doctor/page.ts';
import { runCommand } from './command.ts';

await runCommand('The doctor could not look at everything', async () => {
  const findings = await examine(process.env, new Date());
  console.log(doctorPage(findings));
  if (findings.some(({ state }) => state === 'wrong')) process.exitCode = 1;
});
