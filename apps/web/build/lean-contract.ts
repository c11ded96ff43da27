import { parseSync, Visitor, type ESTree, type Plugin } from 'vite';

/**
 * What only the server reads of a route: it checks requests and answers by them, and documents them. A form takes the schema of its body
 * by name.
 */
export const readByServer: ReadonlySet<string> = new Set([
  'summary',
  'tag',
  'params',
  'query',
  'body',
  'answers',
  'errors',
]);

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
  const removed = removals(program, code);
  const unused = new Set(unusedIn(program, removed));
  const kept = program.body.filter((statement) => !unused.has(statement));
  const edits = [
    ...[...unused].map(({ start, end }) => ({ start, end, text: '' })),
    ...removed.filter((edit) => kept.some((statement) => contains(statement, edit))),
    ...kept.flatMap(valuesOf).flatMap(droppable),
  ];
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

type Range = { readonly start: number; readonly end: number };
type Statement = ESTree.Program['body'][number];

const contains = (outer: Range, inner: Range): boolean =>
  outer.start <= inner.start && inner.end <= outer.end;

/**
 * Imports and constants of a file that nothing exported needs any more: without them, the bundler keeps a file of routes apart from the
 * schemas it imports, and from Zod.
 */
function unusedIn(program: ESTree.Program, removed: readonly Range[]): readonly Statement[] {
  const isPrivate = ({ type }: Statement): boolean =>
    type === 'ImportDeclaration' || type === 'VariableDeclaration' || type === 'FunctionDeclaration';
  const needed = new Set(program.body.filter((statement) => !isPrivate(statement)));
  const named = namesIn(program, removed);
  // A set that grows is iterated to its new end.
  for (const statement of needed) {
    const names = new Set(named.filter((name) => contains(statement, name)).map(({ name }) => name));
    for (const other of program.body)
      if (declaredBy(other).some((name) => names.has(name))) needed.add(other);
  }
  return program.body.filter((statement) => !needed.has(statement));
}

/** Every name in the values of a file, outside the removed parts. */
function namesIn(program: ESTree.Program, removed: readonly Range[]): readonly (Range & { name: string })[] {
  const found: (Range & { name: string })[] = [];
  const types: Range[] = [];
  const type = ({ start, end }: Range): void => void types.push({ start, end });
  new Visitor({
    Identifier: ({ name, start, end }) => void found.push({ name, start, end }),
    TSTypeAliasDeclaration: type,
    TSTypeAnnotation: type,
    TSTypeParameterInstantiation: type,
    TSTypeParameterDeclaration: type,
  }).visit(program);
  return found.filter((name) => ![...removed, ...types].some((range) => contains(range, name)));
}

/** What a statement imports or declares, for this file. */
function declaredBy(statement: Statement): readonly string[] {
  if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({ local }) => local.name);
  if (statement.type === 'FunctionDeclaration') return statement.id ? [statement.id.name] : [];
  if (statement.type !== 'VariableDeclaration') return [];
  return statement.declarations.flatMap(({ id }) => namesOf(id));
}

/** The names that a constant declares: several, if it takes a value apart. */
function namesOf(pattern: ESTree.BindingPattern): readonly string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'AssignmentPattern':
      return namesOf(pattern.left);
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) =>
        element === null ? [] : namesOf(element.type === 'RestElement' ? element.argument : element),
      );
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        namesOf(property.type === 'RestElement' ? property.argument : property.value),
      );
  }
}

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
