import { mdiEyeOffOutline, mdiEyeOutline } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon.tsx';

type Reveal = { readonly type: 'password' | 'text'; readonly endAdornment: ReactNode };

/** Makes a text field one of a password: hidden by default, with a button that shows it. */
export function useReveal(): Reveal {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  return {
    type: shown ? 'text' : 'password',
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
  };
}
