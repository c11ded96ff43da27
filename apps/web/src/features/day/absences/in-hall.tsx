import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { DayMatch } from '@topspin/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { peopleIn } from '../people-in.ts';

type Props = {
  readonly match: DayMatch;
  /** The players who are not in the hall. */
  readonly absent: readonly string[];
  readonly onChange: (absent: readonly string[]) => void;
};

/** A switch for each person who plays a match: in the hall, or absent and so not called. */
export function InHall({ match, absent, onChange }: Props) {
  const { t } = useTranslation('day');
  const id = useId();
  const players = peopleIn(match);
  if (players.length === 0) return null;
  return (
    <Box role="group" aria-labelledby={id} aria-describedby={`${id}-hint`} sx={{ mb: 2 }}>
      <Typography id={id} variant="subtitle2" component="h3">
        {t('inHall')}
      </Typography>
      {players.map(({ _id: player, name }) => (
        <FormControlLabel
          key={player}
          label={name}
          sx={{ display: 'flex', minHeight: 44 }}
          control={
            <Switch
              checked={!absent.includes(player)}
              onChange={(_, isThere) =>
                onChange(isThere ? absent.filter((one) => one !== player) : [...absent, player])
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
