import Box from '@mui/material/Box';

type Props = { readonly day: string; readonly month: string };

/** A day as a calendar leaf: a large number and a small month. The full date is beside it as text. */
export function CalendarDay({ day, month }: Props) {
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
      <Box sx={{ fontSize: '1.5rem', fontWeight: 850, lineHeight: 1 }}>{day}</Box>
      <Box sx={{ fontSize: '0.75rem', fontWeight: 650, mt: 0.25 }}>{month}</Box>
    </Box>
  );
}
