import Box from '@mui/material/Box';
import { useBrand } from '#lib/installation/brand.ts';
import { Row } from '#ui/layout.ts';

/** The installation's logo and its name, as printed on the side of a table: heavy and narrow, underlined in white. */
export function Wordmark({ size = 28 }: { readonly size?: number }) {
  const { name, logo } = useBrand();
  return (
    <Row as="span" gap={1.5} nowrap sx={{ minWidth: 0 }}>
      {logo && (
        <Box
          component="img"
          src={logo}
          alt=""
          sx={{ height: 40, maxWidth: 120, objectFit: 'contain', flex: 'none' }}
        />
      )}
      <Box
        component="span"
        sx={{
          display: 'inline-block',
          fontSize: `min(${size / 16}rem, 15vw - 28px, 40px)`,
          fontWeight: 850,
          fontStretch: '75%',
          lineHeight: 1,
          letterSpacing: '0.01em',
          pb: '3px',
          borderBottom: '2px solid currentColor',
          minWidth: 0,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        }}
      >
        {name}
      </Box>
    </Row>
  );
}
