import Typography, { type TypographyProps } from '@mui/material/Typography';
import type { ElementType } from 'react';

type Props = TypographyProps & { readonly component?: ElementType };

/** Small text that steps back: a hint, a detail, what is missing. */
export const Hint = (props: Props) => <Typography variant="body2" color="textSecondary" {...props} />;
