import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnChange } from '#ui/form/use-on-change.ts';

type Props = {
  readonly box: Ref<HTMLInputElement>;
  readonly label: string;
  readonly given: boolean;
  /** Whether somebody tried to go on without it. */
  readonly missing: boolean;
  readonly onGive: (given: boolean) => void;
};

/** A consent that a list needs, with its box beside the first line of a long text. A new text unticks it. */
export function ConsentBox({ box, label, given, missing, onGive }: Props) {
  const { t } = useTranslation('playerList');
  const help = useId();
  useOnChange(label, () => onGive(false));
  const isMissing = missing && !given;
  return (
    <FormControl error={isMissing}>
      <FormControlLabel
        sx={{
          alignItems: 'start',
          '& .MuiCheckbox-root': { mt: -1, ...(isMissing && { color: 'error.main' }) },
        }}
        label={label}
        control={
          <Checkbox
            checked={given}
            onChange={(_, next) => onGive(next)}
            slotProps={{ input: { ref: box, 'aria-invalid': isMissing, 'aria-describedby': help } }}
          />
        }
      />
      <FormHelperText id={help} role="alert">
        {isMissing && t('consentMissing')}
      </FormHelperText>
    </FormControl>
  );
}
