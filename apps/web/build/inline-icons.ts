import * as icons from '@mdi/js';
import type { Plugin } from 'vite';

const importOfIcons = /import \{([^}]+)\} from '@mdi\/js';/u;
const paths = new Map<string, unknown>(Object.entries(icons));

/**
 * Writes the icons a module imports into the module itself. All icons are one module of their package, and a module is in one file
 * of the build: the first page would load the icons of every other one.
 */
export function inlineIcons(): Plugin {
  return {
    name: 'topspin:inline-icons',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { code: '@mdi/js' },
      handler: (code, id) => (id.includes('node_modules') ? null : { code: withIcons(code), map: null }),
    },
  };
}

/** The code with a constant in place of each icon that it imports. */
export const withIcons = (code: string): string =>
  code.replace(importOfIcons, (_, names: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map(constant)
      .join(' '),
  );

function constant(name: string): string {
  const path = paths.get(name);
  if (typeof path !== 'string') throw new Error(`@mdi/js has no icon ${name}`);
  return `const ${name} = ${JSON.stringify(path)};`;
}
