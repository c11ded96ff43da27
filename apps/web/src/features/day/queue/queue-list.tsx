import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import type { Day, QueueRow } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { Panel } from '#ui/page/panel.tsx';
import { mayCall, useMatchName } from '../shown-day.ts';
import { StartsBetween } from '../times/between.tsx';
import { useEstimateOf } from '../times/estimates.tsx';
import { useRowWords, useWhere } from './row-words.ts';
import { useSteadyQueue } from './use-steady-queue.ts';

type Props = {
  readonly day: Day;
  /** The match that is about to be called. */
  readonly chosen: string | null;
  readonly onChoose: (match: string) => void;
};

/** The matches that are not called yet, in their order, each with its reason. */
export function QueueList({ day, chosen, onChoose }: Props) {
  const { t } = useTranslation('day');
  const { queue } = day;
  const rows = useSteadyQueue(queue);
  return (
    <Panel
      title={t('queue')}
      help={<Chip size="small" label={t('queueCount', { count: queue.length })} sx={{ ml: 1 }} />}
    >
      {rows.length === 0 && <Typography color="textSecondary">{t('empty')}</Typography>}
      <List disablePadding>
        {rows.map(({ row, isGone }) => (
          <li key={row.match_id}>
            <Row
              {...{ day, row, isGone }}
              isChosen={row.match_id === chosen}
              onChoose={() => onChoose(row.match_id)}
            />
          </li>
        ))}
      </List>
    </Panel>
  );
}

type RowProps = {
  readonly day: Day;
  readonly row: QueueRow;
  /** Whether somebody else has called it meanwhile. */
  readonly isGone: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

/** As high as its longest reason, so that what is below stays where it is. */
function Row({ day, row, isGone, isChosen, onChoose }: RowProps) {
  const { t } = useTranslation('day');
  const nameOf = useMatchName(day);
  const words = useRowWords(day);
  const where = useWhere(day);
  const match = day.matches.find(({ _id }) => _id === row.match_id);
  const estimate = useEstimateOf(row.match_id);
  return (
    <ListItemButton
      selected={isChosen}
      disabled={isGone || !row.ready || !mayCall(day, match)}
      aria-pressed={isChosen}
      onClick={onChoose}
      sx={{ mx: -1, px: 1, display: 'block', '&.Mui-disabled': { opacity: isGone ? 0.6 : 1 } }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
        <Typography noWrap sx={{ fontWeight: row.ready ? 600 : 400, minWidth: 0, flex: 1 }}>
          {nameOf(match)}
        </Typography>
        <StartsBetween start={isGone ? null : estimate?.start} zone={day.time_zone} />
      </Box>
      <Typography variant="body2" color="textSecondary" noWrap>
        {match && where(match)}
      </Typography>
      <Typography
        variant="body2"
        color={row.ready ? 'textPrimary' : 'textSecondary'}
        sx={{ height: '2lh', overflow: 'hidden' }}
      >
        {isGone
          ? [t('states.called'), match?.table && t('table', { number: match.table })]
              .filter(Boolean)
              .join(' · ')
          : words(row)}
      </Typography>
    </ListItemButton>
  );
}
