import { useTranslation } from 'react-i18next';
import { formatTime } from '#lib/format.ts';
import { Heading, PartHeading } from '../printed/heading.tsx';
import { Sheet } from '../printed/paper.tsx';
import { Ruled } from '../printed/ruled.tsx';
import type { PlacedMatch } from '../printed/scope.ts';
import type { PrintedOpen } from '../printed/use-printed-open.ts';
import { usePaperWords } from '../printed/use-paper-words.ts';
import { GamesText } from './games-text.tsx';

type Props = { readonly printed: PrintedOpen; readonly matches: readonly PlacedMatch[] };

/** The results, by phase and by group or round. */
export function Results({ printed, matches }: Props) {
  const { t } = useTranslation('paper');
  const over = matches.filter(({ state }) => state === 'finished');
  return (
    <Sheet label={t('kinds.results')}>
      <Heading of={printed} title={t('kinds.results')} more={t('matches', { count: over.length })} />
      <ResultTables printed={printed} matches={over} />
    </Sheet>
  );
}

export function ResultTables({ printed, matches }: Props) {
  const { t } = useTranslation('paper');
  const { place, name } = usePaperWords(printed);
  return [...Map.groupBy(matches, place)].map(([where, rows]) => (
    <section key={where}>
      <PartHeading>{where}</PartHeading>
      <Ruled
        label={where}
        rows={rows}
        keyOf={({ _id }) => _id}
        columns={[
          { head: t('columns.number'), width: 12, align: 'right', render: ({ number }) => number },
          {
            head: t('columns.hour'),
            width: 13,
            render: ({ started_at }) => started_at && formatTime(started_at, printed.zone),
          },
          {
            head: t('columns.match'),
            render: ({ a, b, winner }) => (
              <>
                {winner === 'a' ? <strong>{name(a)}</strong> : name(a)} –{' '}
                {winner === 'b' ? <strong>{name(b)}</strong> : name(b)}
              </>
            ),
          },
          { head: t('columns.result'), width: 66, render: (match) => <GamesText match={match} /> },
        ]}
      />
    </section>
  ));
}
