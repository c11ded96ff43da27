import { mdiCalendarOutline, mdiClockOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import { Icon } from '#ui/icon.tsx';
import { heights } from '#ui/theme/tokens.ts';

type Props = {
  readonly type: 'date' | 'time';
  readonly label: string;
  /** As the browser's own field takes it: `2011-03-12`, `10:00`, or an empty text. */
  readonly value: string;
  readonly max?: string | undefined;
  readonly disabled: boolean;
  readonly onChoose: (value: string) => void;
};

/** An icon under an invisible field of the browser's: a tap opens the phone's own wheel or calendar. */
export function WheelButton({ type, label, value, max, disabled, onChoose }: Props) {
  return (
    <Box
      sx={{
        position: 'relative',
        flex: 'none',
        display: 'grid',
        placeItems: 'center',
        width: heights.target,
        height: heights.target,
        mr: -1.5,
        color: disabled ? 'action.disabled' : 'action.active',
        '& input': {
          position: 'absolute',
          inset: 0,
          width: '100%',
          height: '100%',
          opacity: 0,
          border: 0,
          // Large enough that a phone does not zoom in.
          font: 'inherit',
        },
        // Chromium opens its picker only from the indicator, which is small: here it is all of the field.
        '& input::-webkit-calendar-picker-indicator': {
          position: 'absolute',
          inset: 0,
          width: '100%',
          height: '100%',
          m: 0,
        },
      }}
    >
      <Icon path={type === 'date' ? mdiCalendarOutline : mdiClockOutline} />
      <input
        type={type}
        aria-label={label}
        tabIndex={-1}
        disabled={disabled}
        value={value}
        {...(max !== undefined && { max })}
        onChange={({ target }) => {
          if (target.value !== '') onChoose(target.value);
        }}
      />
    </Box>
  );
}
