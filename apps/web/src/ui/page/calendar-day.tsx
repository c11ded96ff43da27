import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

type Props = { readonly instant: string; readonly timeZone?: string | undefined };

/** A day as a calendar leaf: a large number and a small month. The full date is beside it as text. */
export function CalendarDay({ instant, timeZone }: Props) {
  const { i18n } = useTranslation();
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(i18n.language, { ...options, ...(timeZone && { timeZone }) }).format(
      new Date(instant),
    );
  return (
    <Box
      aria-hidden="true"
      sx={{
        flex: 'none',
        width: 52,
        py: 0.75,
        borderRadius: 1,
        textAlign: 'center',
        color: 'var(--mui-palette-table-line)',
        bgcolor: 'var(--mui-palette-table-main)',
        fontStretch: '75%',
      }}
    >
      <Box sx={{ fontSize: '1.5rem', fontWeight: 850, lineHeight: 1 }}>{part({ day: 'numeric' })}</Box>
      <Box sx={{ fontSize: '0.75rem', fontWeight: 650, mt: 0.25 }}>{part({ month: 'short' })}</Box>
    </Box>
  );
}
