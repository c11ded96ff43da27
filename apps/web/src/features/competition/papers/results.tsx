import Box from '@mui/material/Box';
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
type TablesProps = Props & {
  /** Says who had the bye in each round of a Swiss phase. */
  readonly byes?: boolean;
};

/** The results, by phase and by group or round. */
export function Results({ printed, matches }: Props) {
  const { t } = useTranslation('paper');
  const over = matches.filter(({ state }) => state === 'finished');
  return (
    <Sheet label={t('kinds.results')}>
      <Heading of={printed} title={t('kinds.results')} more={t('matches', { count: over.length })} />
      <ResultTables printed={printed} matches={over} byes />
    </Sheet>
  );
}

export function ResultTables({ printed, matches, byes = false }: TablesProps) {
  const { t } = useTranslation(['paper', 'competition']);
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
      {byes &&
        byesWith(rows).map((player) => (
          <Box key={player._id} sx={{ fontSize: '8.5pt', mt: '0.8mm' }}>
            {t('competition:swiss.bye')}: {name(player)}
          </Box>
        ))}
    </section>
  ));
}

/** The player who had the bye in the round of these matches; none outside Swiss phases. */
const byesWith = ([match]: readonly PlacedMatch[]) =>
  match
    ? match.group.byes.flatMap(({ round, player }) => (round === match.round_number ? [player] : []))
    : [];
