import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { Day, DayEstimates } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { useMatchName } from '../shown-day.ts';

type Props = { readonly day: Day; readonly estimates: DayEstimates };

/** The matches that take longer than was expected of them, and those that begin after their fixed time; by how much. */
export function LateMatches({ day, estimates }: Props) {
  const { t } = useTranslation('day');
  const nameOf = useMatchName(day);
  const byId = new Map(day.matches.map((match) => [match._id, match]));
  const late = estimates.matches.filter(({ late_minutes: minutes }) => minutes > 0);
  if (late.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      <Box component="ul" sx={{ m: 0, pl: 2 }}>
        {late
          .toSorted((one, other) => other.late_minutes - one.late_minutes)
          .map(({ match_id: id, late_minutes: count, start, table }) => (
            <li key={id}>
              {start === null
                ? t('times.matchTakesLonger', { match: nameOf(byId.get(id)), table: table ?? '', count })
                : t('times.matchAfterTime', { match: nameOf(byId.get(id)), count })}
            </li>
          ))}
      </Box>
    </Alert>
  );
}
