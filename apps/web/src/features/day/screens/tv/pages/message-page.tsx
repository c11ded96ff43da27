import Box from '@mui/material/Box';
import { units } from '#ui/units.ts';

/** As large as it is short. */
const sizeOf = (length: number): number =>
  length <= 40 ? 150 : length <= 90 ? 110 : length <= 180 ? 84 : 64;

/** What the organisers write. */
export const MessagePage = ({ text }: { readonly text: string }) => (
  <Box
    sx={{
      height: '100%',
      display: 'grid',
      placeItems: 'center',
      px: units(60),
      textAlign: 'center',
      whiteSpace: 'pre-line',
      overflowWrap: 'anywhere',
      textWrapStyle: 'balance',
      fontSize: units(sizeOf(text.length)),
      fontWeight: 750,
      fontStretch: '85%',
      lineHeight: 1.15,
    }}
  >
    {text}
  </Box>
);
