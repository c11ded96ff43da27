import { useMemo, useState } from 'react';
import { type ForecastList, readForecastList } from './forecast-list.ts';
import type { ForecastSource, KnownResult } from './forecast-source.ts';

export type ForecastPlayers = ForecastList & {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** The group or bracket that was taken over last; null for none. */
  readonly source: ForecastSource | null;
  readonly takeOver: (source: ForecastSource) => void;
  /** The results of what was taken over, unless they are to be forgotten. */
  readonly results: readonly KnownResult[];
  readonly forgetResults: () => void;
};

const noResults: readonly KnownResult[] = [];

/** The players of a forecast as they are typed, and the results taken over with them. */
export function useForecastPlayers(): ForecastPlayers {
  const [text, setText] = useState('');
  const [source, setSource] = useState<ForecastSource | null>(null);
  const [now] = useState(() => new Date());
  const list = useMemo(() => readForecastList(text, now), [text, now]);
  return {
    ...list,
    text,
    setText,
    source,
    takeOver: (next) => {
      setSource(next);
      setText(next.text);
    },
    results: source?.results ?? noResults,
    forgetResults: () => setSource(null),
  };
}
