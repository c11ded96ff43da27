import { mdiHelp, mdiHome } from '@mdi/js';
import { expect, test } from 'vitest';
import { withIcons } from './inline-icons.ts';

test('imported icons become constants of the module', () => {
  const code = withIcons("import {\n  mdiHelp,\n  mdiHome,\n} from '@mdi/js';\nexport const icon = mdiHelp;");
  expect(code).toContain(`const mdiHelp = "${mdiHelp}"; const mdiHome = "${mdiHome}";`);
  expect(code).not.toContain('import');
});

test('an icon that does not exist stops the build', () => {
  expect(() => withIcons("import { mdiNoSuchIcon } from '@mdi/js';")).toThrow('mdiNoSuchIcon');
});
