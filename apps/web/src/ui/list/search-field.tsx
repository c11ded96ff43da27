import { mdiClose, mdiMagnify } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useTranslation } from 'react-i18next';
import { OutlinedField } from '../form/outlined-field.tsx';
import { Icon } from '../icon.tsx';
import { heights } from '../theme/tokens.ts';

type Props = { readonly value: string; readonly label: string; readonly onChange: (value: string) => void };

const longest = 200;

/** Searches while typing; the page sets the delay (`useDebounced`). */
export function SearchField({ value, label, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <OutlinedField
      type="search"
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || value === '') return;
        event.stopPropagation();
        onChange('');
      }}
      sx={{
        maxWidth: 400,
        '& .MuiInputBase-root': { minHeight: heights.target },
        '& .MuiInputLabel-root:not(.MuiInputLabel-shrink)': { top: 2 },
        '& ::-webkit-search-cancel-button': { display: 'none' },
      }}
      inputProps={{ maxLength: longest, enterKeyHint: 'search' }}
      startAdornment={
        <InputAdornment position="start">
          <Icon path={mdiMagnify} />
        </InputAdornment>
      }
      endAdornment={
        value && (
          // By keyboard Escape clears it, and Tab goes on to what was found.
          <IconButton
            edge="end"
            size="small"
            tabIndex={-1}
            aria-label={t('clearSearch')}
            onClick={() => onChange('')}
          >
            <Icon path={mdiClose} fontSize="small" />
          </IconButton>
        )
      }
    />
  );
}
