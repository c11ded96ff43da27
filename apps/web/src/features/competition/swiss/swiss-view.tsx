import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { Group } from '@topspin/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ExportMenu } from '#lib/export/export-menu.tsx';
import { asWhole } from '#lib/export/sheet-of.ts';
import { Hint } from '#ui/page/hint.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { EntryBar } from '../entry/entry-bar.tsx';
import { EntryPairing } from '../entry/entry-pairing.tsx';
import { OwnMatchesNote, useOwnMatches } from '../entry/own-matches.tsx';
import { type EntryState, useEntry } from '../entry/use-entry.ts';
import { TiesPanel } from '../shown/ties-panel.tsx';
import { MatchFacts, MatchRow } from '../match-list/match-row.tsx';
import { matchesSheet } from '../match-list/matches-sheet.ts';
import { swissMoves } from './swiss-moves.ts';
import { SwissTable } from './swiss-table.tsx';
import { type SwissRoundShown, roundsOf } from './rounds-of.ts';

type Props = { readonly group: Group; readonly name: string };

/** A Swiss phase: its table, and its rounds with the latest first, in which organisers enter results. */
export function SwissView({ group, name }: Props) {
  return group.open.may_manage ? (
    <EditableSwiss group={group} name={name} />
  ) : (
    <Swiss group={group} name={name} entry={undefined} />
  );
}

function EditableSwiss({ group, name }: Props) {
  const moves = useMemo(() => swissMoves(roundsOf(group)), [group]);
  const entry = useEntry(group, moves);
  const now = useMemo(() => ({ ...group, matches: [...entry.matches] }), [group, entry.matches]);
  return <Swiss group={now} name={name} entry={entry} />;
}

type Shown = {
  /** For organisers, who enter results in the rounds. */
  readonly entry: EntryState | undefined;
};

function Swiss({ group, name, entry }: Props & Shown) {
  const { t } = useTranslation('competition');
  const own = useOwnMatches(group.matches);
  return (
    <Box sx={halves}>
      <Panel title={t('group.standings')}>
        <SwissTable group={group} />
        <Hint sx={{ mt: 1.5 }}>{t('swiss.explained')}</Hint>
      </Panel>
      {/* On a phone last of all: they come with results, and push nothing that is tapped. */}
      <Box sx={ties}>
        <TiesPanel group={group} />
      </Box>
      <Box sx={column}>
        {roundsOf(group).map((round, index) => (
          <Panel
            key={round.number}
            title={t('swiss.round', { round: round.number })}
            action={
              <ExportMenu
                of={t('swiss.round', { round: round.number })}
                read={() =>
                  matchesSheet(
                    `${group.open.name} ${name} ${t('swiss.round', { round: round.number })}`,
                    asWhole(round.matches),
                  )
                }
              />
            }
          >
            <Round round={round} entry={entry} />
            {index === 0 &&
              (entry ? <EntryBar entry={entry} place="bracket" /> : <OwnMatchesNote own={own} />)}
          </Panel>
        ))}
      </Box>
    </Box>
  );
}

function Round({ round: { number, matches, byes }, entry }: Shown & { readonly round: SwissRoundShown }) {
  const { t } = useTranslation('competition');
  return (
    <List disablePadding aria-label={t('swiss.round', { round: number })}>
      {matches.map((match) =>
        entry?.canEnter({ matchId: match._id, side: 'a' }) ? (
          <ListItem key={match._id} disablePadding sx={{ ...row, display: 'block' }}>
            <EntryPairing entry={entry} match={match}>
              <Box sx={{ px: { xs: 1, sm: 1.5 }, py: 1.25 }}>
                <MatchFacts match={match} within="group" />
              </Box>
            </EntryPairing>
          </ListItem>
        ) : (
          <MatchRow key={match._id} match={match} within="group" />
        ),
      )}
      {byes.map(({ _id, name }) => (
        <ListItem key={_id} sx={{ borderTop: 1, borderColor: 'divider', px: { xs: 1, sm: 1.5 } }}>
          <Typography>
            {name} · {t('swiss.bye')}
          </Typography>
        </ListItem>
      ))}
    </List>
  );
}

const row = { '& + &': { borderTop: 1, borderColor: 'divider' } } as const;

const column = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  minWidth: 0,
  gridColumn: { lg: 2 },
  gridRow: { lg: '1 / span 2' },
} as const;

const ties = { order: { xs: 1, lg: 0 }, gridColumn: { lg: 1 }, '&:empty': { display: 'none' } } as const;

const halves = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
  gridTemplateRows: { lg: 'auto 1fr' },
  alignItems: 'start',
} as const;
