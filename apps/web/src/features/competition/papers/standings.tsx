import Box from '@mui/material/Box';
import type { Group, NextPlaces, Standing } from '@topspin/contract';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { arePairs, certaintyWords } from '#domain/match/pair-words.ts';
import { begunRows, useBestWords, useRowWords } from '#domain/next-places/use-next-places-words.ts';
import { shownName } from '#domain/match/person-name.ts';
import { formatList } from '#lib/format.ts';
import { swissTieReason, tieReason } from '../shown/tie-reason.ts';
import { GroupHeading, Heading, PartHeading } from '../printed/heading.tsx';
import { Sheet } from '../printed/paper.tsx';
import { Ruled } from '../printed/ruled.tsx';
import type { PrintedOpen } from '../printed/use-printed-open.ts';
import { usePaperWords } from '../printed/use-paper-words.ts';

type Props = { readonly printed: PrintedOpen; readonly groups: readonly Group[] };

/** The standings of groups and of Swiss phases, and below each why those who are tied have their positions. */
export function Standings({ printed, groups }: Props) {
  const { kindName } = usePaperWords(printed);
  return (
    <Sheet label={kindName('standings')}>
      <Heading of={printed} title={kindName('standings')} />
      <StandingTables printed={printed} groups={groups} />
    </Sheet>
  );
}

export const StandingTables = ({ printed, groups }: Props) =>
  groups.map((group, index) => {
    const isLastOfPhase = groups[index + 1]?.phase_id !== group.phase_id;
    return (
      <Fragment key={group._id}>
        <Box component="section" sx={{ breakInside: group.players.length > 16 ? 'auto' : 'avoid' }}>
          <GroupHeading of={printed} group={group} />
          <Table printed={printed} group={group} />
          <Ties printed={printed} group={group} />
        </Box>
        {isLastOfPhase && group.next_places && <BestOfNext next={group.next_places} />}
      </Fragment>
    );
  });

/** How the best of the next position compare, below the groups of their phase. */
function BestOfNext({ next }: { readonly next: NextPlaces }) {
  const { t } = useTranslation(['match', 'competition']);
  const best = useBestWords();
  const wordsOf = useRowWords(next);
  const rows = begunRows(next);
  if (rows.length === 0) return null;
  const pair = (won: number, lost: number) => `${won}–${lost}`;
  return (
    <Box component="section" sx={{ breakInside: 'avoid' }}>
      <PartHeading>{best(next)}</PartHeading>
      <Ruled
        label={best(next)}
        rows={rows}
        keyOf={({ player }) => player._id}
        columns={[
          {
            head: t('nextPlaces.columns.rank'),
            width: 11,
            align: 'right',
            render: (row) => rows.indexOf(row) + 1,
          },
          {
            head: arePairs(rows.map(({ player }) => player)) ? t('pair') : t('nextPlaces.columns.player'),
            render: (row) => (
              <>
                <strong>{shownName(row.player.name)}</strong>
                {row.certainty && <> · {certaintyWords(t, row.player, row.certainty)}</>}
                <Box sx={{ fontSize: '8pt' }}>{wordsOf(row).join(' · ')}</Box>
              </>
            ),
          },
          {
            head: t('nextPlaces.columns.points'),
            width: 11,
            align: 'right',
            render: (row) => row.match_points,
          },
          { head: t('sets'), width: 14, align: 'right', render: (row) => pair(row.sets_won, row.sets_lost) },
          {
            head: t('nextPlaces.columns.rallies'),
            width: 19,
            align: 'right',
            render: (row) => pair(row.points_won, row.points_lost),
          },
        ]}
      />
    </Box>
  );
}

type GroupProps = { readonly printed: PrintedOpen; readonly group: Group };

function Table({ printed, group }: GroupProps) {
  const { t } = useTranslation(['paper', 'competition', 'match']);
  const { groupName, name } = usePaperWords(printed);
  const pair = (won: number, lost: number) => `${won}–${lost}`;
  const column = (head: string, width: number, render: (row: Standing) => string | number) => ({
    head,
    width,
    align: 'right' as const,
    render,
  });
  return (
    <Ruled
      label={groupName(group)}
      rows={group.standings}
      keyOf={({ player }) => player._id}
      columns={[
        column(t('competition:group.columns.position'), 11, ({ position }) => position),
        {
          head: arePairs(group.players) ? t('match:pair') : t('competition:group.columns.player'),
          render: ({ player }) => <strong>{name(player)}</strong>,
        },
        { head: t('columns.club'), width: 48, render: ({ player }) => player.club },
        ...(group.type === 'swiss'
          ? [
              column(t('competition:swiss.columns.wins'), 12, (row) => row.match_points),
              column(t('competition:swiss.columns.buchholz'), 11, ({ swiss }) => swiss?.buchholz ?? 0),
              column(
                t('competition:swiss.columns.fineBuchholz'),
                17,
                ({ swiss }) => swiss?.fine_buchholz ?? 0,
              ),
            ]
          : [
              column(t('competition:group.columns.points'), 11, (row) => row.match_points),
              column(t('competition:group.columns.won'), 9, ({ won }) => won),
              column(t('competition:group.columns.lost'), 9, ({ lost }) => lost),
            ]),
        column(t('competition:group.columns.sets'), 14, (row) => pair(row.sets_won, row.sets_lost)),
        column(t('competition:group.columns.rallies'), 19, (row) => pair(row.points_won, row.points_lost)),
      ]}
    />
  );
}

/** Why those who are level on match points, or on wins, stand as they do. */
function Ties({ printed, group: { type, standings, matches } }: GroupProps) {
  const { t } = useTranslation('competition');
  const { name } = usePaperWords(printed);
  const isOver = matches.length > 0 && matches.every(({ state }) => state === 'finished');
  return standings.map((standing) => {
    const reason = (type === 'swiss' ? swissTieReason : tieReason)(standing, standings, isOver);
    if (reason === undefined) return null;
    const { criterion, won, lost, others } = reason;
    return (
      <Box key={standing.player._id} sx={{ fontSize: '8pt', mt: '0.8mm' }}>
        {standing.position}. {name(standing.player)}:{' '}
        {t(`group.tie.${criterion}`, { won, lost, names: formatList(others) })}
      </Box>
    );
  });
}
