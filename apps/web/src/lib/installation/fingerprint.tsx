import Typography from '@mui/material/Typography';
import { Fragment } from 'react';

/** The fingerprint of a certificate: a phone may break the line between two pairs alone. */
export const Fingerprint = ({ of }: { readonly of: string }) => (
  <Typography sx={{ fontFamily: 'monospace' }}>
    {of.split(':').map((pair, at) => (
      <Fragment key={at}>
        {at > 0 && ':'}
        <wbr />
        {pair}
      </Fragment>
    ))}
  </Typography>
);
