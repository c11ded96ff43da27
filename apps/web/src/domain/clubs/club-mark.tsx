import Box from '@mui/material/Box';
import { VisuallyHidden } from '#ui/page/visually-hidden.tsx';
import type { ClubSign } from './club-signs.ts';

type Props = { readonly sign: ClubSign | undefined; readonly club: string | null | undefined };

/** The letters of a club on its colour, so that players of one club are seen at a glance; it is as wide without a club. */
export function ClubMark({ sign, club }: Props) {
  return (
    <Box
      component="span"
      title={club ?? undefined}
      sx={{
        flex: 'none',
        minWidth: '2.25rem',
        px: 0.5,
        py: 0.25,
        borderRadius: 0.5,
        fontSize: '0.75rem',
        lineHeight: 1.2,
        fontWeight: 750,
        fontStretch: '75%',
        textAlign: 'center',
        ...(sign && {
          color: 'primary.contrastText',
          bgcolor: `var(--mui-palette-clubs-${sign.colour})`,
        }),
      }}
    >
      <span aria-hidden="true">{sign?.letters}</span>
      {club && <VisuallyHidden component="span">{club}</VisuallyHidden>}
    </Box>
  );
}
