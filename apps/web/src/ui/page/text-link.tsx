import Button from '@mui/material/Button';
import CardActionArea from '@mui/material/CardActionArea';
import MuiLink from '@mui/material/Link';
import ListItemButton from '@mui/material/ListItemButton';
import { styled } from '@mui/material/styles';
import { createLink } from '@tanstack/react-router';

/** A link to another page of the application, in the colours of the theme. */
export const TextLink = createLink(MuiLink);

/** The same, styled as a button. */
export const ButtonLink = createLink(Button);

/** A whole list row as a link. */
export const RowLink = createLink(ListItemButton);

/** A whole card as a link. */
export const CardLink = createLink(CardActionArea);

const Anchor = styled('a')({ color: 'inherit', textDecoration: 'none', borderRadius: 8 });

/** An unstyled link. */
export const PlainLink = createLink(Anchor);
