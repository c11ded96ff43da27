import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './programs.ts';

const unit = join(root, 'deploy/topspin.service');
const analyze = (...words: string[]) => spawnSync('systemd-analyze', words, { encoding: 'utf8' });
const isHere = analyze('--version').status === 0;

test('the unit of systemd is exposed less than 3 of 10, where that can be measured', () => {
  if (!isHere) return;
  const { stdout } = analyze('security', '--offline=true', '--no-pager', unit);
  const exposure = Number(/Overall exposure level for topspin\.service: ([\d.]+)/u.exec(stdout)?.[1]);
  expect(exposure).toBeLessThan(3);
});
