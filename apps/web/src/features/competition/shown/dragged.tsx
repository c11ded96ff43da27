import { mdiDragVertical } from '@mdi/js';
import Box from '@mui/material/Box';
import { Icon } from '#ui/icon.tsx';
import { clamped } from '#ui/layout.ts';

/** Where a finger drags a row; elsewhere it scrolls. */
export const DragHandle = () => (
  <Box
    component="span"
    sx={{
      display: 'grid',
      placeItems: 'center',
      alignSelf: 'stretch',
      width: 36,
      touchAction: 'none',
      color: 'text.secondary',
    }}
  >
    <Icon path={mdiDragVertical} />
  </Box>
);

/** The look of a row that is dragged onto another, or chosen and then the other. */
export const draggedRow = (isChosen: boolean) =>
  ({
    display: 'grid',
    alignItems: 'center',
    width: '100%',
    textAlign: 'left',
    cursor: 'grab',
    userSelect: 'none',
    bgcolor: isChosen ? 'action.selected' : 'transparent',
    '&[data-over]': { bgcolor: 'action.selected' },
    ...(isChosen && { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: -2 }),
  }) as const;

/** At most four lines, which the names of a pair may need. */
export const draggedName = {
  lineHeight: 1.2,
  ...clamped(4),
  overflowWrap: 'anywhere',
} as const;
