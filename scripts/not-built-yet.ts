import { readFileSync } from 'node:fs';

const deviations = readFileSync(new URL('../docs/deviations.md', import.meta.url), 'utf8');
const [, section = ''] = deviations.split('## Not built yet');

/** The parts of the product that docs/deviations.md lists as not built yet: the bold words of its last section. */
export const notBuiltYet: ReadonlySet<string> = new Set(
  [...section.matchAll(/^- \*\*(.+?)\*\*/gmu)].map(([, part = '']) => part),
);
