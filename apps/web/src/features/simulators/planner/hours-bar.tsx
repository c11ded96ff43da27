import Box from '@mui/material/Box';
import type { FormatPlan } from '@topspin/engine';

type Props = {
  readonly minutes: FormatPlan['minutes'];
  /** The longest of all that are compared: the end of the bar. */
  readonly longest: number;
  /** The same in words. */
  readonly label: string;
};

const percent = (part: number, whole: number): string => `${(100 * part) / whole}%`;

/** The hours of an open from its start, in full up to its usual end, with what four in five opens take as a band. */
export function HoursBar({ minutes: { low, median, high }, longest, label }: Props) {
  return (
    <Box
      role="img"
      aria-label={label}
      sx={{ position: 'relative', height: 20, borderRadius: 1, bgcolor: 'action.hover' }}
    >
      <Box
        sx={{
          position: 'absolute',
          inset: '5px auto 5px 0',
          width: percent(median, longest),
          borderRadius: 1,
          bgcolor: 'primary.main',
        }}
      />
      <Box
        sx={{
          position: 'absolute',
          top: 0,
          bottom: 0,
          left: percent(low, longest),
          width: percent(high - low, longest),
          minWidth: 4,
          borderRadius: 1,
          border: 2,
          borderColor: 'text.primary',
        }}
      />
    </Box>
  );
}
