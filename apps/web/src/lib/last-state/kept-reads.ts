import { offlinePages } from './offline-pages.ts';
import type { ReaderKind } from './reader.ts';

const readsOf = (path: string): readonly string[] =>
  offlinePages.filter(({ address }) => address?.test(path) === true).flatMap(({ reads }) => reads);

const everybody = ['installation'];

/** The reads that each reader keeps: what their pages need offline, and nothing else. */
const keptReads: Readonly<Record<ReaderKind, ReadonlySet<unknown>>> = {
  account: new Set([...everybody, ...offlinePages.flatMap(({ reads }) => reads)]),
  umpire: new Set([...everybody, ...readsOf('/score/token')]),
  visitor: new Set([...everybody, ...readsOf('/o/open'), ...readsOf('/tv')]),
};

export const isKeptRead = ([name]: readonly unknown[], kind: ReaderKind): boolean =>
  keptReads[kind].has(name);
