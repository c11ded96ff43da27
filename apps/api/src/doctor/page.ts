import type { Finding } from './finding.ts';

const marks: Readonly<Record<Finding['state'], string>> = { fine: 'ok   ', mind: 'mind ', wrong: 'WRONG' };

/** What the doctor found, as a page for the terminal. */
export function doctorPage(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ what }) => what.length));
  const lines = findings.flatMap(({ what, state, says, advice }) => {
    const line = `${marks[state]}  ${what.padEnd(width)}  ${says}`;
    return advice === undefined ? [line] : [line, `${' '.repeat(width + 9)}→ ${advice}`];
  });
  return [...lines, '', summary(findings)].join('\n');
}

function summary(findings: readonly Finding[]): string {
  const count = (state: Finding['state']) => findings.filter((finding) => finding.state === state).length;
  const [wrong, mind] = [count('wrong'), count('mind')];
  if (wrong > 0) return wrong === 1 ? 'One thing is wrong.' : `${wrong} things are wrong.`;
  return mind === 0 ? 'Nothing is wrong.' : 'Nothing is wrong; see what to mind.';
}
