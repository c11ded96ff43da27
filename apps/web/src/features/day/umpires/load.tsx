import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { UmpireOfDay } from '@topspin/contract';

/** Fewest duties first, then by name. */
export const byLoad = (one: UmpireOfDay, other: UmpireOfDay): number =>
  one.duties - other.duties || one.name.localeCompare(other.name);

type Props = {
  readonly duties: number;
  /** The largest load of those it stands among. */
  readonly most: number;
};

/** How much somebody has umpired today beside the others, at a glance; a sentence beside it says the same. */
export const Load = ({ duties, most }: Props) => (
  <Box aria-hidden sx={{ flex: 'none', display: 'flex', alignItems: 'center', gap: 1, ml: 1 }}>
    <Box sx={{ width: '3.5rem', height: '0.5rem', borderRadius: 1, bgcolor: 'quiet', overflow: 'hidden' }}>
      <Box sx={{ width: `${most && (100 * duties) / most}%`, height: '100%', bgcolor: 'primary.main' }} />
    </Box>
    <Typography component="span" sx={{ minWidth: '2ch', textAlign: 'end', fontWeight: 650 }}>
      {duties}
    </Typography>
  </Box>
);
