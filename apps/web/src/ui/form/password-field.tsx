import { mdiEyeOffOutline, mdiEyeOutline } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import type { ComponentProps } from 'react';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon.tsx';
import { TextInput } from './fields.tsx';

type Props<Values extends FieldValues> = Omit<ComponentProps<typeof TextInput<Values>>, 'type' | 'slotProps'>;

/** A password, hidden until one asks to see it. */
export function PasswordField<Values extends FieldValues>(props: Props<Values>) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  return (
    <TextInput<Values>
      {...(props as ComponentProps<typeof TextInput<Values>>)}
      type={shown ? 'text' : 'password'}
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={t(shown ? 'hidePassword' : 'showPassword')}
                onClick={() => setShown(!shown)}
              >
                <Icon path={shown ? mdiEyeOffOutline : mdiEyeOutline} />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
