import type { SxProps, Theme } from '@mui/material/styles';
import { radius } from '#ui/theme/tokens.ts';

const palette = (colour: string) => `var(--mui-palette-${colour})`;
const gridLine = `color-mix(in srgb, ${palette('outline')} 40%, transparent)`;

/** A map in the colours of the theme, which dims its tiles in the dark. */
export const mapLook: SxProps<Theme> = {
  position: 'relative',
  // Leaflet's layers have indices up to a thousand, which stay within the map.
  isolation: 'isolate',
  border: 1,
  borderColor: 'divider',
  borderRadius: `${radius.control}px`,
  overflow: 'hidden',
  '& .leaflet-container': { background: palette('background-default'), font: 'inherit' },
  '& .map-grid': {
    boxSizing: 'border-box',
    borderLeft: `1px solid ${gridLine}`,
    borderTop: `1px solid ${gridLine}`,
    padding: '4px 6px',
    fontSize: 12,
    color: palette('text-secondary'),
  },
  '[data-theme="dark"] & .map-tiles': {
    filter: 'brightness(0.7) saturate(0.8)',
  },
  '& .leaflet-container .leaflet-bar': { border: `1px solid ${palette('divider')}`, boxShadow: 'none' },
  '& .leaflet-container .leaflet-bar a': {
    width: 44,
    height: 44,
    lineHeight: '44px',
    background: palette('background-paper'),
    color: palette('text-primary'),
    borderColor: palette('divider'),
  },
  '& .leaflet-container .leaflet-bar a.leaflet-disabled': {
    background: palette('background-paper'),
    color: palette('text-disabled'),
  },
  '& .map-pin path': { fill: palette('secondary-main'), stroke: palette('background-paper'), strokeWidth: 2 },
  '& .map-pin circle': { fill: palette('background-paper') },
  '& .map-pin:focus-visible, & .map-cluster:focus-visible': {
    outline: `3px solid ${palette('primary-main')}`,
    outlineOffset: '2px',
    borderRadius: '8px',
  },
  '& .map-cluster': {
    display: 'grid',
    placeItems: 'center',
    borderRadius: '50%',
    border: `2px solid ${palette('background-paper')}`,
    background: palette('primary-main'),
    color: palette('primary-contrastText'),
    fontWeight: 700,
    fontSize: 15,
  },
};
