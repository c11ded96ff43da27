import { mdiClose, mdiMagnify } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { Icon } from './icon.tsx';

type Props = { readonly value: string; readonly label: string; readonly onChange: (value: string) => void };

/** Searches as one types; the page decides how long to wait (`useDebounced`). */
export function SearchField({ value, label, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <TextField
      type="search"
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      sx={{ maxWidth: 400 }}
      slotProps={{
        htmlInput: { maxLength: 200, enterKeyHint: 'search' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Icon path={mdiMagnify} />
            </InputAdornment>
          ),
          endAdornment: value && (
            <IconButton edge="end" aria-label={t('clearSearch')} onClick={() => onChange('')}>
              <Icon path={mdiClose} fontSize="small" />
            </IconButton>
          ),
        },
      }}
    />
  );
}
