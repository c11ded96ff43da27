import type { Plugin } from 'vite';

const replaced = '\0no-statics';

/** Leaves out `hoist-non-react-statics`, which Emotion loads for a `withTheme` that nobody calls: 1 kB of the first page. */
export function noStatics(): Plugin {
  return {
    name: 'topspin:no-statics',
    enforce: 'pre',
    resolveId: { filter: { id: /^hoist-non-react-statics$/u }, handler: () => replaced },
    load: {
      filter: { id: /no-statics$/u },
      handler: (id) => (id === replaced ? 'export default (component) => component;' : null),
    },
  };
}
