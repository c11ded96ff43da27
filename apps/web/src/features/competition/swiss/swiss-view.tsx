import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { Group } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { ExportMenu } from '#lib/export/export-menu.tsx';
import { asWhole } from '#lib/export/sheet-of.ts';
import { Hint } from '#ui/page/hint.tsx';
import { Panel } from '#ui/page/panel.tsx';
import { MatchRow } from '../match-list/match-row.tsx';
import { matchesSheet } from '../match-list/matches-sheet.ts';
import { SwissTable } from './swiss-table.tsx';
import { type SwissRoundShown, roundsOf } from './rounds-of.ts';

type Props = { readonly group: Group; readonly name: string };

/** A Swiss phase: its table, and its rounds with the latest first. */
export function SwissView({ group, name }: Props) {
  const { t } = useTranslation('competition');
  return (
    <Box sx={halves}>
      <Panel title={t('group.standings')}>
        <SwissTable group={group} />
        <Hint sx={{ mt: 1.5 }}>{t('swiss.explained')}</Hint>
      </Panel>
      <Box sx={column}>
        {roundsOf(group).map((round) => (
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
            <Round round={round} />
          </Panel>
        ))}
      </Box>
    </Box>
  );
}

function Round({ round: { number, matches, byes } }: { readonly round: SwissRoundShown }) {
  const { t } = useTranslation('competition');
  return (
    <List disablePadding aria-label={t('swiss.round', { round: number })}>
      {matches.map((match) => (
        <MatchRow key={match._id} match={match} within="group" />
      ))}
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

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, minWidth: 0 } as const;

const halves = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
  alignItems: 'start',
} as const;
