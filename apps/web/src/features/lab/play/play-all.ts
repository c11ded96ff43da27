import type { AnswerOf, Match, playMatch } from '@topspin/contract';

type Played = AnswerOf<typeof playMatch>;

export type MatchesToPlay = {
  /** The matches whose players are known, and how many there are in all that are not over. */
  readonly left: () => Promise<{ readonly ready: readonly Match[]; readonly count: number }>;
  readonly play: (id: string) => Promise<Played>;
};

/** How far it is, and the match just played. */
export type PlayingNews = {
  readonly done: number;
  readonly total: number;
  readonly match: Pick<Match, '_id' | 'a' | 'b'> & Pick<Played, 'sets_won' | 'points'>;
};

/**
 * Plays match after match until none is left, reading again what has become ready: the next round of a knockout. Stops between two
 * matches when the signal says so.
 */
export async function* playAll(
  { left, play }: MatchesToPlay,
  signal: AbortSignal,
): AsyncGenerator<PlayingNews, void> {
  const tried = new Set<string>();
  let done = 0;
  for (;;) {
    const { ready, count } = await left();
    const fresh = ready.filter(({ _id }) => !tried.has(_id));
    if (fresh.length === 0) return;
    const total = done + count;
    for (const { _id, a, b } of fresh) {
      if (signal.aborted) return;
      tried.add(_id);
      const { sets_won, points } = await play(_id);
      done += 1;
      yield { done, total, match: { _id, a, b, sets_won, points } };
    }
  }
}
