import { parseSync, Visitor, type ESTree, type Plugin } from 'vite';

/** What only the server reads of a route: it checks requests and answers by them, and documents them. */
const readByServer: ReadonlySet<string> = new Set(['summary', 'tag', 'params', 'query', 'answers', 'errors']);

/**
 * Leaves out of the contract what the browser never reads: most of a route, and then the schemas that nothing names any more, which
 * are most of the contract. In development as well, so that nobody comes to rely on them.
 */
export function leanContract(): Plugin {
  return {
    name: 'topspin:lean-contract',
    enforce: 'pre',
    transform: {
      filter: { id: /\/packages\/contract\/src\/.*\.ts$/u },
      handler: (code, id) => ({ code: withoutServerParts(code, id), map: null }),
    },
  };
}

type Edit = { readonly start: number; readonly end: number; readonly text: string };

/** The code of one file of the contract without what the browser never reads. */
export function withoutServerParts(code: string, file = 'contract.ts'): string {
  const { program } = parseSync(file, code);
  const edits = [...removals(program, code), ...program.body.flatMap(valuesOf).flatMap(droppable)];
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((before, { start, end, text }) => before.slice(0, start) + text + before.slice(end), code);
}

function removals(program: ESTree.Program, code: string): readonly Edit[] {
  const found: Edit[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [description] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'route') return;
      if (description?.type !== 'ObjectExpression') return;
      for (const property of description.properties.filter(isForServer)) {
        const { start, end } = property;
        const comma = /^\s*,/u.exec(code.slice(end))?.[0].length ?? 0;
        found.push({ start, end: end + comma, text: '' });
      }
    },
  }).visit(program);
  return found;
}

const isForServer = (property: ESTree.ObjectPropertyKind): boolean =>
  property.type === 'Property' && property.key.type === 'Identifier' && readByServer.has(property.key.name);

/** The values of the constants that a statement declares. */
function valuesOf(statement: ESTree.Statement | ESTree.ModuleDeclaration): readonly ESTree.Expression[] {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declared?.type !== 'VariableDeclaration') return [];
  return declared.declarations.flatMap(({ init }) => init ?? []);
}

/** Marks a value as one that may be left out if nothing names it: the bundler does not see that making a schema only makes a schema. */
const droppable = ({ start, end }: ESTree.Expression): readonly Edit[] => [
  { start, end: start, text: '/* @__PURE__ */ (() => (' },
  { start: end, end, text: '))()' },
];
