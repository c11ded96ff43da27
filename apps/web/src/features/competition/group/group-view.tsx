import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import type { Group } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { Panel } from '#ui/panel.tsx';
import { BracketView } from '../bracket/bracket-view.tsx';
import { MatchRow } from '../match-list/match-row.tsx';
import { CrossTable } from './cross-table.tsx';
import { StandingsTable } from './standings-table.tsx';

type Props = { readonly group: Group; readonly marked?: string };

/** A group: its standings, its results grid and its order of play; a bracket for a knockout. */
export function GroupView({ group, marked }: Props) {
  const { t } = useTranslation('competition');
  if (group.type === 'knockout') return <BracketView group={group} />;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        alignItems: 'start',
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <Panel title={t('group.standings')}>
          <StandingsTable standings={group.standings} qualify={group.qualify} />
        </Panel>
        <Panel title={t('group.crossTable')}>
          <CrossTable group={group} {...(marked ? { marked } : {})} />
        </Panel>
      </Box>
      <Panel title={t('group.orderOfPlay')}>
        {group.matches.length === 0 ? (
          <Typography color="textSecondary">{t('group.none')}</Typography>
        ) : (
          <List disablePadding>
            {group.matches.map((match) => (
              <MatchRow key={match._id} match={match} />
            ))}
          </List>
        )}
      </Panel>
    </Box>
  );
}
