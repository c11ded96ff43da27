import { useTranslation } from 'react-i18next';
import { StatePanel } from '#ui/state/state-panel.tsx';
import { BracketSheets } from '../printed-bracket/bracket-sheets.tsx';
import { Classification } from '../papers/classification.tsx';
import { Grids } from '../papers/grids.tsx';
import { GroupSheet } from '../papers/group-sheets.tsx';
import { OrderOfOpen } from '../papers/order-of-open.tsx';
import { Participants, ParticipantsByClub } from '../papers/participants.tsx';
import { Poster } from '../papers/poster.tsx';
import { Report } from '../papers/report.tsx';
import { Results } from '../papers/results.tsx';
import { Standings } from '../papers/standings.tsx';
import { TableCodes } from '../papers/table-codes.tsx';
import { MatchSheets } from '../papers/match-sheets.tsx';
import type { Codes } from '../printed/codes.ts';
import { pageSize, type PaperSize, type Turn } from '../printed/page-size.ts';
import { hasCodes, type PaperKind, type SheetsEach } from '../printed/paper-address.ts';
import { byTable, isAbout, isIn, type PlacedMatch } from '../printed/scope.ts';
import { Paper } from '../printed/paper.tsx';
import type { PrintedOpen } from '../printed/use-printed-open.ts';
import { useMemo } from 'react';

/** The paper to print, complete: defaults fill in whatever nobody chose. */
export type Choice = {
  readonly paper: PaperKind;
  readonly of: string;
  readonly size: PaperSize;
  readonly turn: Turn;
  readonly each: SheetsEach;
};

type Props = {
  readonly printed: PrintedOpen;
  readonly choice: Choice;
  readonly codes: Codes;
};

/** Where a paper says that a match is played: sheets only where that is sure. */
export const tableOn = (paper: PaperKind, { timeOf }: PrintedOpen, match: PlacedMatch): number | null =>
  paper === 'matchSheets' ? timeOf(match).sure.table : timeOf(match).table;

/** The matches of what was chosen. */
const chosenMatches = (
  printed: PrintedOpen,
  { paper, of }: Pick<Choice, 'paper' | 'of'>,
): readonly PlacedMatch[] =>
  printed.matches.filter((match) =>
    isIn(of, { phase: match.phase_id, group: match.group_id, table: tableOn(paper, printed, match) }),
  );

/**
 * Those that have a sheet to fill in: they are not over, and everybody knows who plays. By table, so that each has its pile, and then in the
 * order of the draw.
 */
export function sheetMatches(printed: PrintedOpen, of: string): readonly PlacedMatch[] {
  const matches = chosenMatches(printed, { paper: 'matchSheets', of });
  return byTable(
    matches.filter(({ a, b, state }) => a && b && state !== 'finished'),
    (match) => tableOn('matchSheets', printed, match),
  );
}

/** The tables whose codes are printed. */
export const tablesFor = ({ tables }: PrintedOpen, of: string): readonly number[] =>
  tables.filter((table) => isIn(of, { phase: '', group: '', table }));

/** The pages, just as the printer will print them. */
export function Preview(props: Props) {
  const { t } = useTranslation('paper');
  const { size, turn, paper } = props.choice;
  const page = useMemo(() => pageSize(size, turn), [size, turn]);
  if (isEmpty(props))
    return <StatePanel drawing="emptyTable" title={t('nothing')} hint={t(`empty.${emptyOf[paper]}`)} />;
  return (
    <Paper page={page} isNumbered={!hasCodes(paper) && paper !== 'brackets' && paper !== 'poster'}>
      <Pages {...props} />
    </Paper>
  );
}

/** Why a paper has nothing to print yet. */
const emptyOf = {
  matchSheets: 'matches',
  tableCodes: 'tables',
  groups: 'draw',
  grids: 'draw',
  brackets: 'draw',
  byTable: 'matches',
  byHour: 'matches',
  participants: 'players',
  byClub: 'players',
  reception: 'players',
  results: 'results',
  standings: 'draw',
  classification: 'results',
  report: 'draw',
  poster: 'draw',
} as const satisfies Record<PaperKind, string>;

/** The groups, brackets and Swiss phases that the chosen paper shows. */
const groupsOf = ({ printed, choice: { paper, of } }: Pick<Props, 'printed' | 'choice'>) =>
  printed.groups.filter(
    (group) => isAbout(paper, group) && isIn(of, { phase: group.phase_id, group: group._id }),
  );

/** Whether what was chosen has nothing to print. */
export function isEmpty(props: Pick<Props, 'printed' | 'choice'>): boolean {
  const { printed, choice } = props;
  switch (choice.paper) {
    case 'matchSheets':
      return sheetMatches(printed, choice.of).length === 0;
    case 'tableCodes':
      return tablesFor(printed, choice.of).length === 0;
    case 'groups':
    case 'grids':
    case 'standings':
    case 'brackets':
      return groupsOf(props).length === 0;
    case 'byTable':
    case 'byHour':
      return chosenMatches(printed, choice).every(({ state }) => state === 'finished');
    case 'participants':
    case 'byClub':
    case 'reception':
      return printed.inscriptions.length === 0;
    case 'results':
      return !chosenMatches(printed, choice).some(({ state }) => state === 'finished');
    case 'classification':
      return printed.classification.collection.length === 0;
    case 'report':
      return printed.phases.length === 0;
    case 'poster':
      return false;
  }
}

function Pages(props: Props) {
  const { printed, choice, codes } = props;
  const phaseOf = (id: string) => printed.phases.find(({ _id }) => _id === id);
  switch (choice.paper) {
    case 'matchSheets':
      return (
        <MatchSheets
          printed={printed}
          matches={sheetMatches(printed, choice.of)}
          each={choice.each}
          codes={codes.matches}
        />
      );
    case 'tableCodes':
      return <TableCodes printed={printed} tables={tablesFor(printed, choice.of)} codes={codes} />;
    case 'groups':
      return groupsOf(props).map((group) => {
        const phase = phaseOf(group.phase_id);
        return phase && <GroupSheet key={group._id} printed={printed} group={group} phase={phase} />;
      });
    case 'grids':
      return <Grids printed={printed} groups={groupsOf(props)} />;
    case 'brackets':
      return groupsOf(props).map((group) => {
        const phase = phaseOf(group.phase_id);
        return phase && <BracketSheets key={group._id} printed={printed} group={group} phase={phase} />;
      });
    case 'byTable':
      return <OrderOfOpen printed={printed} matches={chosenMatches(printed, choice)} by="table" />;
    case 'byHour':
      return <OrderOfOpen printed={printed} matches={chosenMatches(printed, choice)} by="hour" />;
    case 'participants':
      return <Participants printed={printed} />;
    case 'byClub':
      return <ParticipantsByClub printed={printed} />;
    case 'reception':
      return <Participants printed={printed} ticks />;
    case 'results':
      return <Results printed={printed} matches={chosenMatches(printed, choice)} />;
    case 'standings':
      return <Standings printed={printed} groups={groupsOf(props)} />;
    case 'classification':
      return <Classification printed={printed} />;
    case 'report':
      return <Report printed={printed} />;
    case 'poster':
      return <Poster printed={printed} />;
  }
}
