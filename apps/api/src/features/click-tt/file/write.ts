import serialize from 'w3c-xmlserializer';
import type { Attributes, Competition, Tournament } from './click-tt-file.ts';

/** The kinds of DOM nodes that a file has. */
const kinds = { element: 1, text: 3, document: 9, type: 10 } as const;

type Node = { readonly nodeType: number; readonly [part: string]: unknown };

const newLine: Node = { nodeType: kinds.text, data: '\n' };

const element = (name: string, attributes: Attributes, children: readonly Node[] = []): Node => ({
  nodeType: kinds.element,
  localName: name,
  prefix: null,
  namespaceURI: null,
  attributes: attributes.map(([localName, value]) => ({
    localName,
    value,
    prefix: null,
    namespaceURI: null,
  })),
  childNodes: children.length === 0 ? [] : [newLine, ...children.flatMap((child) => [child, newLine])],
});

export type Written = {
  readonly tournament: Tournament;
  readonly competition: Competition;
  /** At least one: without any click-TT would delete those it has. */
  readonly matches: readonly [Attributes, ...Attributes[]];
};

/** A tournament file with the matches of one competition, as UTF-8. What could not be read again as it is throws. */
export function write({ tournament, competition, matches }: Written): Buffer {
  const players = competition.entries.map(({ attributes, people }) =>
    element(
      'player',
      attributes,
      people.map((person) => element('person', person)),
    ),
  );
  const root = element('tournament', tournament.attributes, [
    ...tournament.places.map((place) => element('tournament-location', place)),
    element('competition', competition.attributes, [
      element('players', [], players),
      element(
        'matches',
        [],
        matches.map((match) => element('match', match)),
      ),
    ]),
  ]);
  const { type } = tournament;
  const declared = type ? [{ nodeType: kinds.type, name: 'tournament', ...type }, newLine] : [];
  const body = [...declared, root].map((node) => serialize(node, { requireWellFormed: true })).join('');
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`);
}
