import { mdiEyeOffOutline, mdiEyeOutline } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon.tsx';
import { TextInput, type TextInputProps } from './text-input.tsx';

type Props<Values extends FieldValues, Parsed> = Omit<
  TextInputProps<Values, Parsed>,
  'type' | 'endAdornment'
>;

/** A password, hidden by default. */
export function PasswordField<Values extends FieldValues, Parsed>(props: Props<Values, Parsed>) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            aria-label={t(shown ? 'hidePassword' : 'showPassword')}
            onClick={() => setShown(!shown)}
          >
            <Icon path={shown ? mdiEyeOffOutline : mdiEyeOutline} />
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
