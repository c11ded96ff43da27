import { intAt, itemAt } from '../../item-at.ts';
import type { Blossoms, Link } from './blossoms.ts';

/** How far outermost nodes have been reached from unmatched vertices: by an even or an odd number of pairs. */
export const labels = { none: 0, even: 1, odd: 2 } as const;
export type Label = (typeof labels)[keyof typeof labels];

/** The alternating trees of one stage, which grow from all unmatched vertices at once. */
export type Forest = {
  readonly labelOf: (node: number) => Label;
  readonly setLabel: (node: number, label: Label) => void;
  /** Attaches a node without a label by a pair from an even one; its partner becomes even, and is returned. */
  readonly grow: (from: number, to: number) => number;
  /** The blossom that a pair of two even nodes closes, or null if they are in different trees. */
  readonly close: (one: number, other: number) => number | null;
  /** Matches along the path from an even vertex to its root, beginning with this partner. */
  readonly augment: (vertex: number, partner: number) => void;
  /** Takes an odd blossom apart; returns its children that become even. */
  readonly dissolve: (node: number) => readonly number[];
};

type Climb = { readonly nodes: readonly number[]; readonly links: readonly Link[] };

/** The forest of the unmatched vertices, each a root. */
export const newForest = (blossoms: Blossoms): Forest => {
  const { mateOf, surfaceOf, baseOf, childWith, contract, expand, match } = blossoms;
  const label = new Int32Array(blossoms.nodes);
  /** The pair by which an odd node was reached. */
  const entries: (Link | undefined)[] = new Array<Link | undefined>(blossoms.nodes).fill(undefined);
  const entryOf = (node: number): Link => itemAt(entries, node) as Link;
  const labelOf = (node: number): Label => intAt(label, node) as Label;
  const setLabel = (node: number, value: Label): void => {
    label[node] = value;
  };
  for (const node of blossoms.surfaces()) if (mateOf(baseOf(node)) < 0) setLabel(node, labels.even);

  const reach = (node: number, entry: Link): void => {
    setLabel(node, labels.odd);
    entries[node] = entry;
  };

  /** The nodes from an even one to its root, and the links between them. */
  const climb = (start: number): Climb => {
    const nodes = [start];
    const links: Link[] = [];
    for (let node = start; mateOf(baseOf(node)) >= 0;) {
      const mate = mateOf(baseOf(node));
      const odd = surfaceOf(mate);
      const [from, to] = entryOf(odd);
      links.push([baseOf(node), mate], [to, from]);
      node = surfaceOf(from);
      nodes.push(odd, node);
    }
    return { nodes, links };
  };

  return {
    labelOf,
    setLabel,
    grow: (from, to) => {
      const odd = surfaceOf(to);
      reach(odd, [from, to]);
      const even = surfaceOf(mateOf(baseOf(odd)));
      setLabel(even, labels.even);
      return even;
    },
    close: (one, other) => {
      const left = climb(surfaceOf(one));
      const right = climb(surfaceOf(other));
      if (left.nodes.at(-1) !== right.nodes.at(-1)) return null;
      const onLeft = new Set(left.nodes);
      const up = right.nodes.findIndex((node) => onLeft.has(node));
      const down = left.nodes.indexOf(itemAt(right.nodes, up));
      const circle = [...left.nodes.slice(0, down + 1).toReversed(), ...right.nodes.slice(0, up)];
      const links: Link[] = left.links
        .slice(0, down)
        .toReversed()
        .map(([from, to]) => [to, from]);
      const blossom = contract(circle, [...links, [one, other], ...right.links.slice(0, up)]);
      setLabel(blossom, labels.even);
      return blossom;
    },
    augment: (vertex, partner) => {
      for (let [inner, outer] = [vertex, partner]; ;) {
        const before = mateOf(baseOf(surfaceOf(inner)));
        match(inner, outer);
        if (before < 0) return;
        const [from, to] = entryOf(surfaceOf(before));
        match(to, from);
        [inner, outer] = [from, to];
      }
    },
    // An odd blossom is of an earlier stage: its children have no label in this one.
    dissolve: (node) => {
      const entry = entryOf(node);
      const start = childWith(node, entry[1]);
      const { children, links } = expand(node);
      reach(itemAt(children, start), entry);
      const count = children.length;
      const even: number[] = [];
      // The path to the base takes the matched link first: backwards from an even place, forwards from an odd one.
      const step = start % 2 === 0 ? -1 : 1;
      for (let at = start; at % count !== 0; at += 2 * step) {
        const middle = itemAt(children, at + step);
        setLabel(middle, labels.even);
        even.push(middle);
        const next = (at + 2 * step) % count;
        const [from, to] = itemAt(links, step > 0 ? at + step : next);
        reach(itemAt(children, next), step > 0 ? [from, to] : [to, from]);
      }
      return even;
    },
  };
};
