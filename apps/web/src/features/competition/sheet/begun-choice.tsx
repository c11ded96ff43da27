import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type BegunNextChoice, begunNextChoices, type MatchPage } from '@topspin/contract';
import { useTranslation } from 'react-i18next';

type Props = {
  readonly match: MatchPage;
  readonly choice: BegunNextChoice;
  readonly onChoose: (choice: BegunNextChoice) => void;
};

/** What happens to a next match already started; the consequences are shown below. */
export function BegunChoice({ match, choice, onChoose }: Props) {
  const { t } = useTranslation('matches');
  return (
    <TextField
      select
      label={t('correct.begun')}
      value={choice}
      onChange={(event) => onChoose(event.target.value as BegunNextChoice)}
    >
      {begunNextChoices
        .filter((option) => option !== 'replay' || match.may.replay)
        .map((option) => (
          <MenuItem key={option} value={option}>
            {t(`correct.begunChoices.${option}`)}
          </MenuItem>
        ))}
    </TextField>
  );
}
