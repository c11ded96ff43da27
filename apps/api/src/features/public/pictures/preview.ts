import type { Side } from '@topspin/engine';

/** Two players and their score, as a picture shows them. */
export type Score = {
  /** Its group or round. */
  readonly place: string;
  readonly a: string;
  readonly b: string;
  readonly sets: string;
  readonly points: string;
  readonly winner: Side | null;
};

/** A position of a podium, with all who share it. */
export type Stand = { readonly position: number; readonly names: readonly string[] };

/** A player's own result. */
export type Result = {
  readonly position: number;
  readonly player: string;
  readonly club: string | null;
  readonly record: string;
};

/** What a shared link shows: its title and a line or two. */
export type Preview = {
  readonly title: string;
  readonly description: string;
  /** The open, and when and where, for the picture. */
  readonly name: string;
  readonly whenAndWhere: string;
  /** What there is to see. */
  readonly more: string;
  readonly score: Score | null;
  /** The podium of a finished open. */
  readonly stands: readonly Stand[];
  readonly result: Result | null;
  /** The picture in words. */
  readonly alt: string;
};
