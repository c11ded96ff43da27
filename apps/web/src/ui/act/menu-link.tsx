import MenuItem from '@mui/material/MenuItem';
import { createLink } from '@tanstack/react-router';

/** A link to another page as an item of a menu. */
export const MenuLink = createLink(MenuItem);
