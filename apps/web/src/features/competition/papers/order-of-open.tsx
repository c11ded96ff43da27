import { headingOf } from '../printed/heading.tsx';
import { hasSureUmpire } from '../printed/ordered-match.ts';
import type { PlacedMatch } from '../printed/scope.ts';
import type { PrintedOpen } from '../printed/use-printed-open.ts';
import { usePaperWords } from '../printed/use-paper-words.ts';
import { OrderOfPlay } from './order-of-play.tsx';

type Props = {
  readonly printed: PrintedOpen;
  readonly matches: readonly PlacedMatch[];
  readonly by: 'table' | 'hour';
};

/** The order of play of what is left of an open. */
export function OrderOfOpen({ printed, matches, by }: Props) {
  const { place, name, hourOf } = usePaperWords(printed);
  const left = matches
    .filter(({ state }) => state !== 'finished')
    .map((match) => {
      const time = printed.timeOf(match);
      return {
        _id: match._id,
        time,
        sides: `${name(match.a)} – ${name(match.b)}`,
        place: `${place(match)} ·\u00a0${match.number}`,
        umpire: match.umpire && hasSureUmpire(time) ? name(match.umpire) : null,
      };
    });
  return <OrderOfPlay above={headingOf(printed)} matches={left} by={by} hourOf={hourOf} />;
}
