import { intAt, itemAt } from '../../item-at.ts';

/** A pair of vertices that connects two nodes, from the first to the second. */
export type Link = readonly [from: number, to: number];

type Blossom = {
  /** An odd circle of nodes, the one with the base first. */
  readonly children: readonly number[];
  /** `links[i]` leads from a child to the next one in the circle. */
  readonly links: readonly Link[];
  readonly vertices: readonly number[];
};

/** The partners of all vertices, and the blossoms in which odd circles of them are contracted. Nodes from `size` on are blossoms. */
export type Blossoms = {
  readonly nodes: number;
  /** The partner of a vertex, or −1. */
  readonly mateOf: (vertex: number) => number;
  /** The outermost node that contains a vertex. */
  readonly surfaceOf: (vertex: number) => number;
  /** All outermost nodes. */
  readonly surfaces: () => readonly number[];
  /** The one vertex of a node that is not matched within it. */
  readonly baseOf: (node: number) => number;
  readonly isBlossom: (node: number) => boolean;
  readonly verticesOf: (node: number) => readonly number[];
  /** Matches a vertex of an outermost node outside of it, and the others of the node among themselves. */
  readonly match: (vertex: number, partner: number) => void;
  readonly contract: (children: readonly number[], links: readonly Link[]) => number;
  /** Makes the children of an outermost blossom outermost themselves. */
  readonly expand: (node: number) => Pick<Blossom, 'children' | 'links'>;
  /** Which child of a blossom contains a vertex. */
  readonly childWith: (node: number, vertex: number) => number;
};

/** The circle begun at another child. */
const turned = <T>(circle: readonly T[], start: number): readonly T[] => [
  ...circle.slice(start),
  ...circle.slice(0, start),
];

/** Every vertex for itself and without a partner. */
export const newBlossoms = (size: number): Blossoms => {
  const nodes = size + (size >> 1);
  const mate = new Int32Array(size).fill(-1);
  const surface = Int32Array.from({ length: size }, (_, vertex) => vertex);
  const base = Int32Array.from({ length: nodes }, (_, node) => node);
  const parent = new Int32Array(nodes).fill(-1);
  const blossoms: (Blossom | null)[] = new Array<Blossom | null>(nodes).fill(null);
  const unused = Array.from({ length: nodes - size }, (_, index) => nodes - 1 - index);

  const blossomAt = (node: number): Blossom => itemAt(blossoms, node) as Blossom;
  const verticesOf = (node: number): readonly number[] => (node < size ? [node] : blossomAt(node).vertices);
  const childWith = (node: number, vertex: number): number => {
    let child = vertex;
    while (intAt(parent, child) !== node) child = intAt(parent, child);
    return blossomAt(node).children.indexOf(child);
  };
  const toSurface = (node: number): void => {
    for (const vertex of verticesOf(node)) surface[vertex] = node;
  };
  /** Makes a vertex the base of its node: around the circle from its child on, every second link is matched. */
  const rebase = (node: number, vertex: number): void => {
    if (intAt(base, node) === vertex) return;
    const start = childWith(node, vertex);
    const { vertices, ...circle } = blossomAt(node);
    const children = turned(circle.children, start);
    const links = turned(circle.links, start);
    blossoms[node] = { children, links, vertices };
    base[node] = vertex;
    rebase(itemAt(children, 0), vertex);
    for (let index = 1; index < children.length; index += 2) {
      const [from, to] = itemAt(links, index);
      rebase(itemAt(children, index), from);
      rebase(itemAt(children, index + 1), to);
      mate[from] = to;
      mate[to] = from;
    }
  };

  return {
    nodes,
    mateOf: (vertex) => intAt(mate, vertex),
    surfaceOf: (vertex) => intAt(surface, vertex),
    surfaces: () => [...new Set(surface)],
    baseOf: (node) => intAt(base, node),
    isBlossom: (node) => node >= size,
    verticesOf,
    childWith,
    match: (vertex, partner) => {
      rebase(intAt(surface, vertex), vertex);
      mate[vertex] = partner;
    },
    contract: (children, links) => {
      const node = unused.pop() as number;
      base[node] = intAt(base, itemAt(children, 0));
      for (const child of children) parent[child] = node;
      blossoms[node] = { children, links, vertices: children.flatMap((child) => [...verticesOf(child)]) };
      toSurface(node);
      return node;
    },
    expand: (node) => {
      const { children, links } = blossomAt(node);
      for (const child of children) {
        parent[child] = -1;
        toSurface(child);
      }
      blossoms[node] = null;
      unused.push(node);
      return { children, links };
    },
  };
};
