import useMediaQuery from '@mui/material/useMediaQuery';

/** A wide screen with a mouse; a tablet lies at the table. */
const desk = '(min-width: 900px) and (hover: hover) and (pointer: fine)';

/** Whether this is a desk: there a match is opened to look at it, or to call it, more often than to score it. */
export const useIsDesk = (): boolean => useMediaQuery(desk, { noSsr: true });
