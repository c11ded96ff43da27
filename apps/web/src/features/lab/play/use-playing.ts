import { listMatches, playMatch, type Match } from '@topspin/contract';
import { useEffect, useReducer, useRef } from 'react';
import { queries } from '#lib/api/query.ts';
import { call } from '#lib/api/client.ts';
import { readPage } from '#lib/api/read-list.ts';
import { playAll, type MatchesToPlay, type PlayingNews } from './play-all.ts';

export type Playing = {
  readonly state: 'idle' | 'playing' | 'done' | 'canceled' | 'failed';
  readonly done: number;
  /** How many there were to play; a knockout's later rounds count from the start. */
  readonly total: number;
  /** The latest results, newest first. */
  readonly results: readonly PlayingNews['match'][];
  readonly error: unknown;
};

const idle: Playing = { state: 'idle', done: 0, total: 0, results: [], error: null };
const shownResults = 8;

type Step =
  | { readonly type: 'begin' }
  | { readonly type: 'news'; readonly news: PlayingNews }
  | { readonly type: 'end'; readonly state: 'done' | 'canceled' }
  | { readonly type: 'fail'; readonly error: unknown };

function reduce(playing: Playing, step: Step): Playing {
  switch (step.type) {
    case 'begin':
      return { ...idle, state: 'playing' };
    case 'news': {
      const { done, total, match } = step.news;
      return { ...playing, done, total, results: [match, ...playing.results].slice(0, shownResults) };
    }
    case 'end':
      return { ...playing, state: step.state };
    case 'fail':
      return { ...playing, state: 'failed', error: step.error };
  }
}

/** Plays the matches of an open one call at a time; stopping takes effect after the match being played. */
export function usePlaying() {
  const [playing, dispatch] = useReducer(reduce, idle);
  const stopping = useRef<AbortController>(null);
  useEffect(() => () => stopping.current?.abort(), []);
  const start = async (asked: { readonly open: string; readonly phase: string }) => {
    const stop = new AbortController();
    stopping.current?.abort();
    stopping.current = stop;
    dispatch({ type: 'begin' });
    try {
      for await (const news of playAll(calls(asked), stop.signal)) dispatch({ type: 'news', news });
      dispatch({ type: 'end', state: stop.signal.aborted ? 'canceled' : 'done' });
    } catch (error) {
      dispatch({ type: 'fail', error });
    }
    await queries.invalidateQueries();
  };
  return { playing, start, stop: () => stopping.current?.abort() };
}

const atOnce = 100;

/** What is left to play of an open, or of one phase. */
const calls = ({ open, phase }: { readonly open: string; readonly phase: string }): MatchesToPlay => ({
  async left() {
    const within = { 'open._id': open, ...(phase !== '' && { phase_id: phase }) };
    const read = (state: readonly Match['state'][]) =>
      readPage(listMatches, {
        query: {
          filters: { ...within, state: { $in: [...state] } },
          sortBy: ['number'],
          itemsPerPage: atOnce,
        },
      });
    const [ready, all] = await Promise.all([read(['enrolled']), read(['enrolled', 'waiting'])]);
    return { ready: ready.collection, count: all.totalFilteredRows };
  },
  play: (id) => call(playMatch, { params: { id } }),
});
