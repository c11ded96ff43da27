import { mdiBackspaceOutline, mdiKeyboardSpace } from '@mdi/js';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/icon.tsx';

type Props = {
  /** Types a text where the line ends; null removes its last character. */
  readonly onKey: (text: string | null) => void;
  readonly onEnter: () => void;
  /** The wide key where each set has a field, which needs no space: quiet, beside the button that saves. */
  readonly enter?: string;
};

const rows = [
  ['7', '8', '9'],
  ['4', '5', '6'],
  ['1', '2', '3'],
] as const;

/** The keys of a line of sets, on a phone: its own keyboard has no minus beside the digits. */
export function Keypad({ onKey, onEnter, enter }: Props) {
  const { t } = useTranslation('competition');
  const quiet = enter !== undefined;
  const label = enter ?? t('entry.keys.enter');
  const besides = [
    <Key key="back" label={t('entry.keys.back')} onPress={() => onKey(null)}>
      <Icon path={mdiBackspaceOutline} />
    </Key>,
    <Key key="minus" label={t('entry.keys.minus')} onPress={() => onKey('-')}>
      −
    </Key>,
    quiet ? (
      <span key="none" />
    ) : (
      <Key key="space" label={t('entry.keys.space')} onPress={() => onKey(' ')}>
        <Icon path={mdiKeyboardSpace} />
      </Key>
    ),
  ];
  return (
    <Box
      role="group"
      aria-label={t('entry.keys.title')}
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 0.75 }}
    >
      {rows.map((row, index) => [
        ...row.map((digit) => (
          <Key key={digit} label={digit} onPress={() => onKey(digit)}>
            {digit}
          </Key>
        )),
        besides[index],
      ])}
      <Key label="0" onPress={() => onKey('0')}>
        0
      </Key>
      <Key label={label} wide quiet={quiet} onPress={onEnter}>
        {label}
      </Key>
    </Box>
  );
}

type KeyProps = {
  readonly label: string;
  readonly wide?: boolean;
  readonly quiet?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
};

/** The focus stays in the field. */
function Key({ label, wide = false, quiet = false, onPress, children }: KeyProps) {
  return (
    <ButtonBase
      tabIndex={-1}
      aria-label={label}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      sx={{
        minHeight: 48,
        borderRadius: 1,
        fontSize: wide ? '1rem' : '1.25rem',
        fontWeight: 650,
        touchAction: 'manipulation',
        gridColumn: wide ? 'span 3' : 'auto',
        color: wide && !quiet ? 'primary.contrastText' : 'text.primary',
        bgcolor: wide && !quiet ? 'primary.main' : 'quiet',
        '&:active': { opacity: 0.7 },
      }}
    >
      {children}
    </ButtonBase>
  );
}
