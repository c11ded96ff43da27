import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { Day, DayMatch } from '@topspin/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useCallingWrite } from '../offline/use-calling-write.ts';

type Props = { readonly day: Day; readonly match: DayMatch };

/** Whether the players of a match are in the hall: whoever is not, is not called. */
export function InHall({ day, match }: Props) {
  const { t } = useTranslation('day');
  const id = useId();
  const write = useCallingWrite(day);
  const players = [match.a, match.b].filter((player) => player !== null);
  if (players.length === 0) return null;
  return (
    <Box role="group" aria-labelledby={id} aria-describedby={`${id}-hint`} sx={{ mb: 2 }}>
      <Typography id={id} variant="subtitle2" component="h3">
        {t('inHall')}
      </Typography>
      {players.map(({ _id: player, name, absent_since: since }) => (
        <FormControlLabel
          key={player}
          label={name}
          sx={{ display: 'flex', minHeight: 44 }}
          control={
            <Switch
              checked={since === undefined}
              disabled={write.isPending}
              onChange={(_, isThere) =>
                write.mutate({ act: { act: 'absence', player, absent: !isThere }, whom: name })
              }
            />
          }
        />
      ))}
      <Typography id={`${id}-hint`} variant="body2" color="textSecondary">
        {t('inHallHint')}
      </Typography>
    </Box>
  );
}
