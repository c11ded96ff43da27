import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { DayMatch } from '@topspin/contract';
import { sides } from '@topspin/engine';
import { useTranslation } from 'react-i18next';
import { isDoubles } from '#domain/match/pair-words.ts';
import { peopleOfSide } from '#domain/match/people-of-side.ts';
import { absenceOf, idsOf } from './absence.ts';

type Props = {
  readonly match: DayMatch;
  /** The id of what says more about the question. */
  readonly hint: string;
  /** The people who have not come. */
  readonly missing: readonly string[];
  readonly onChange: (missing: readonly string[]) => void;
};

/** Asks who has not come to a match: one player, or both; in doubles, which of the four. */
export function WhoIsMissing(props: Props) {
  return isDoubles(props.match) ? <OfPairs {...props} /> : <OfPlayers {...props} />;
}

function OfPlayers({ match, hint, missing, onChange }: Props) {
  const { t } = useTranslation('day');
  const value = absenceOf(match, missing)?.absent ?? '';
  return (
    <RadioGroup
      aria-describedby={hint}
      aria-label={t('missing')}
      value={value}
      onChange={(_, chosen) =>
        onChange(sides.flatMap((side) => (chosen === side || chosen === 'both' ? idsOf(match[side]) : [])))
      }
    >
      {sides.map((side) => (
        <FormControlLabel
          key={side}
          value={side}
          control={<Radio />}
          label={t('absentSide', { name: match[side]?.name ?? '' })}
        />
      ))}
      <FormControlLabel value="both" control={<Radio />} label={t('absentBoth')} />
    </RadioGroup>
  );
}

/** Ticking a pair ticks both of its players, so that either answer takes one tap. */
function OfPairs({ match, hint, missing, onChange }: Props) {
  const { t } = useTranslation('day');
  const tick = (ids: readonly string[], isMissing: boolean) =>
    onChange([...missing.filter((id) => !ids.includes(id)), ...(isMissing ? ids : [])]);
  return (
    <Box role="group" aria-label={t('missing')} aria-describedby={hint}>
      {[match.a, match.b].map((pair) => {
        const ids = idsOf(pair);
        const ticked = ids.filter((id) => missing.includes(id)).length;
        return (
          pair && (
            <Box key={pair._id} role="group" aria-label={pair.name} sx={{ '& + &': { mt: 1 } }}>
              <FormControlLabel
                label={pair.name}
                sx={row}
                slotProps={{ typography: { sx: { fontWeight: 600 } } }}
                control={
                  <Checkbox
                    checked={ticked === ids.length}
                    indeterminate={ticked > 0 && ticked < ids.length}
                    onChange={(_, isTicked) => tick(ids, isTicked)}
                  />
                }
              />
              {peopleOfSide(pair).map(({ _id, name }) => (
                <FormControlLabel
                  key={_id}
                  label={name}
                  sx={{ ...row, ml: 3 }}
                  control={
                    <Checkbox
                      checked={missing.includes(_id)}
                      onChange={(_, isTicked) => tick([_id], isTicked)}
                    />
                  }
                />
              ))}
            </Box>
          )
        );
      })}
    </Box>
  );
}

const row = { display: 'flex', minHeight: 44, py: 0.25, overflowWrap: 'anywhere' } as const;
