import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type BegunNextChoice, begunNextChoices } from '@topspin/contract';
import { useTranslation } from 'react-i18next';

type Props = {
  readonly choice: BegunNextChoice;
  readonly onChoose: (choice: BegunNextChoice) => void;
};

/** What happens to a next match already started; the consequences are shown below. */
export function BegunChoice({ choice, onChoose }: Props) {
  const { t } = useTranslation('matches');
  return (
    <TextField
      select
      label={t('correct.begun')}
      value={choice}
      helperText={t(`correct.begunHints.${choice}`)}
      onChange={(event) => onChoose(event.target.value as BegunNextChoice)}
    >
      {begunNextChoices.map((option) => (
        <MenuItem key={option} value={option}>
          {t(`correct.begunChoices.${option}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
