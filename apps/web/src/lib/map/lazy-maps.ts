import { lazy } from 'react';

/** The maps, whose library is loaded when the first of them is opened. */
export const PositionMap = lazy(async () => ({
  default: (await import('./leaflet/position-map.tsx')).PositionMap,
}));
export const SpotsMap = lazy(async () => ({ default: (await import('./leaflet/spots-map.tsx')).SpotsMap }));
