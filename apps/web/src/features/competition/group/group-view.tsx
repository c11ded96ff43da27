import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import type { Group } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { ExportMenu } from '#lib/export/export-menu.tsx';
import { asWhole } from '#lib/export/sheet-of.ts';
import { HelpButton } from '#lib/help/help-button.tsx';
import { KeepsHeight } from '#ui/page/keeps-height.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { BracketView } from '../bracket/bracket-view.tsx';
import { MatchRow } from '../match-list/match-row.tsx';
import { matchesSheet } from '../match-list/matches-sheet.ts';
import { CrossTable } from './cross-table.tsx';
import { NeedsPanel } from './needs-panel.tsx';
import { useGroupName } from '../shown/group-name.ts';
import { SwissView } from '../swiss/swiss-view.tsx';
import { NextPlacesPanel } from './next-places-panel.tsx';
import { NextUp } from './next/next-up.tsx';
import { standingsSheet } from './standings-sheet.ts';
import { StandingsTable } from './standings-table.tsx';
import { TiesPanel } from '../shown/ties-panel.tsx';

type Props = {
  readonly group: Group;
  /** The highlighted match, in the grid between two matches. */
  readonly marked?: string;
};

/** A group: its standings, its results grid and its order of play; a bracket for a knockout. */
export function GroupView({ group, marked }: Props) {
  const { t } = useTranslation('competition');
  const name = useGroupName();
  const file = (list: string) => `${group.open.name} ${name(group)} ${list}`;
  if (group.type === 'knockout') return <BracketView group={group} />;
  if (group.type === 'swiss') return <SwissView group={group} name={name(group)} />;
  return (
    <Box sx={halves}>
      <Box sx={column}>
        <Panel
          help={<HelpButton topic="groups" />}
          title={t('group.standings')}
          action={
            <ExportMenu
              of={t('group.standings')}
              read={() => standingsSheet(file(t('group.standings')), group)}
            />
          }
        >
          <StandingsTable group={group} />
        </Panel>
        <Panel title={t('group.crossTable')}>
          <CrossTable group={group} {...(marked ? { marked } : {})} />
        </Panel>
      </Box>
      <Box sx={column}>
        <KeepsHeight>
          <NextUp group={group} />
        </KeepsHeight>
        <Panel
          title={t('group.orderOfPlay')}
          action={
            group.matches.length > 0 && (
              <ExportMenu
                of={t('group.orderOfPlay')}
                read={() => matchesSheet(file(t('group.orderOfPlay')), asWhole(group.matches))}
              />
            )
          }
        >
          {group.matches.length === 0 ? (
            <Typography color="textSecondary">{t('group.none')}</Typography>
          ) : (
            <List disablePadding aria-label={t('group.orderOfPlay')}>
              {group.matches.map((match) => (
                <MatchRow key={match._id} match={match} within="group" />
              ))}
            </List>
          )}
        </Panel>
        {/* They come, go and grow with each result: below everything that can be tapped. */}
        <NeedsPanel group={group} />
        <TiesPanel group={group} />
        {group.next_places && <NextPlacesPanel next={group.next_places} />}
      </Box>
    </Box>
  );
}

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, minWidth: 0 } as const;

const halves = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
  alignItems: 'start',
} as const;
