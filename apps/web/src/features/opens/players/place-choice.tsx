import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import type { Vacancy } from '@topspin/contract';
import { phaseNameIn } from '@topspin/messages/phase-name';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#lib/i18n.ts';
import { TwoLines } from '#ui/list/two-lines.tsx';
import type { Taker } from './place-decisions.ts';

type Props = {
  readonly place: Vacancy;
  readonly taker: Taker;
  readonly onChange: (taker: Taker) => void;
};

/** Asks who takes the place a player leaves in a phase not yet started. */
export function PlaceChoice({ place: { phase, replacement }, taker, onChange }: Props) {
  const { t } = useTranslation('opens');
  const label = useId();
  const phaseName = phaseNameIn(currentLanguage(), phase.name);
  if (replacement === null) {
    return <Typography>{t('players.placeNobody', { phase: phaseName })}</Typography>;
  }
  const { name, group, position } = replacement;
  return (
    <FormControl>
      <Typography sx={{ mb: 2 }}>{t('players.placeHint', { phase: phaseName })}</Typography>
      <FormLabel id={label}>{t('players.placeOf', { phase: phaseName })}</FormLabel>
      <RadioGroup
        aria-labelledby={label}
        value={taker}
        onChange={(_, chosen) => onChange(chosen as Taker)}
        sx={{ gap: 0.5, mt: 0.5 }}
      >
        <FormControlLabel
          value="next"
          control={<Radio />}
          label={
            <TwoLines
              first={t('players.placeFor', { name })}
              second={[t('players.placeFrom', { group, position })]}
            />
          }
        />
        <FormControlLabel
          value="nobody"
          control={<Radio />}
          label={<TwoLines first={t('players.placeWalkover')} second={[t('players.placeWalkoverHint')]} />}
        />
      </RadioGroup>
    </FormControl>
  );
}
