import {
  mdiArrowLeft,
  mdiArrowRight,
  mdiBackspaceOutline,
  mdiClose,
  mdiKeyboardReturn,
  mdiSkipNext,
  mdiSkipPrevious,
} from '@mdi/js';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/icon.tsx';

type Props = { readonly name: string; readonly action: string; readonly onRemove: () => void };

/** A key; pressing it takes it away. */
export function KeyChip({ name, action, onRemove }: Props) {
  const { t } = useTranslation('scoring');
  const named = namedKeys.get(name);
  const words = named ? t(`keys.names.${named.words}`) : name.length === 1 ? name.toUpperCase() : name;
  return (
    <Chip
      component="button"
      clickable
      variant="outlined"
      label={named?.icon ? <Icon path={named.icon} fontSize="small" sx={{ display: 'block' }} /> : words}
      title={words}
      icon={<Icon path={mdiClose} fontSize="small" />}
      aria-label={t('keys.remove', { key: words, action })}
      onClick={onRemove}
      sx={{ height: 40, fontWeight: 650, flexDirection: 'row-reverse', '& .MuiChip-icon': { ml: 0, mr: 1 } }}
    />
  );
}

/** Keys that have a name in each language, some with a sign. */
const namedKeys = new Map(
  Object.entries({
    ArrowLeft: { words: 'left', icon: mdiArrowLeft },
    ArrowRight: { words: 'right', icon: mdiArrowRight },
    Backspace: { words: 'backspace', icon: mdiBackspaceOutline },
    Enter: { words: 'enter', icon: mdiKeyboardReturn },
    MediaTrackPrevious: { words: 'previous', icon: mdiSkipPrevious },
    MediaTrackNext: { words: 'next', icon: mdiSkipNext },
    PageUp: { words: 'pageUp', icon: null },
    PageDown: { words: 'pageDown', icon: null },
    ' ': { words: 'space', icon: null },
  } as const),
);
