import Box from '@mui/material/Box';
import type { Group, Phase } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { Heading, PartHeading } from '../printed/heading.tsx';
import { Sheet, usePage } from '../printed/paper.tsx';
import type { PlacedMatch } from '../printed/scope.ts';
import type { PrintedOpen } from '../printed/use-printed-open.ts';
import { usePaperWords } from '../printed/use-paper-words.ts';
import { Ruled } from '../printed/ruled.tsx';
import { Estimated } from './estimated.tsx';
import { GamesText } from './games-text.tsx';
import { Grid } from './grid.tsx';

type Props = { readonly printed: PrintedOpen; readonly group: Group; readonly phase: Phase };

/** The sheet of a group: its grid to fill in, and its matches in their order, with who umpires. */
export function GroupSheet({ printed, group, phase }: Props) {
  const { t } = useTranslation(['paper', 'match', 'competition']);
  const { phaseName, groupName, name, time } = usePaperWords(printed);
  const place = new Map(group.players.map((player, at) => [player?._id, at + 1]));
  const matches = printed.matches.filter(({ group_id }) => group_id === group._id);
  const umpireWidth = Math.round(usePage().inner.width * 0.17);
  const games = Array.from({ length: phase.best_of }, (_, at) => at);
  const numbers = ({ a, b }: PlacedMatch) => `${place.get(a?._id) ?? ''} – ${place.get(b?._id) ?? ''}`;
  return (
    <Sheet label={groupName(group)}>
      <Heading
        of={printed}
        title={groupName(group)}
        more={`${phaseName(phase)} · ${t('match:bestOf', { count: phase.best_of })}`}
      />
      <Grid printed={printed} group={group} />
      <PartHeading>{t('competition:group.orderOfPlay')}</PartHeading>
      <Estimated times={matches.map(printed.timeOf)} />
      <Ruled
        label={t('competition:group.orderOfPlay')}
        rows={matches}
        keyOf={({ _id }) => _id}
        columns={[
          { head: t('columns.number'), width: 12, render: ({ number }) => number },
          { head: t('columns.hour'), width: 15, render: time },
          { head: t('columns.table'), width: 12, render: (match) => printed.timeOf(match).table },
          {
            head: t('columns.match'),
            render: (match) => (
              <>
                <Box component="span" sx={{ mr: '1.5mm', fontSize: '8pt' }}>
                  {numbers(match)}
                </Box>
                {name(match.a)} – {name(match.b)}
              </>
            ),
          },
          { head: t('columns.umpire'), width: umpireWidth, render: ({ umpire }) => umpire && name(umpire) },
          {
            head: t('columns.games'),
            width: Math.max(24, 6.5 * games.length + 3),
            render: (match) =>
              match.state === 'finished' ? (
                <GamesText match={match} />
              ) : (
                <Box sx={{ display: 'flex', gap: '1mm' }}>
                  {games.map((game) => (
                    <Box key={game} sx={{ flex: 1, height: '6mm', border: '0.2mm solid #000' }} />
                  ))}
                </Box>
              ),
          },
        ]}
      />
    </Sheet>
  );
}
