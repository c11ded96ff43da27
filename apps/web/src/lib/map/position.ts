import type { Venue } from '@topspin/contract';

/** A point on the map, in degrees. */
export type Position = { readonly latitude: number; readonly longitude: number };

/** A millionth of a degree is about a hand's breadth. */
const digits = 6;

export const rounded = ({ latitude, longitude }: Position): Position => ({
  latitude: Number(latitude.toFixed(digits)),
  longitude: Number(longitude.toFixed(digits)),
});

/** The position as people write it: latitude first. */
export const writtenPosition = ({ latitude, longitude }: Position): string =>
  `${latitude.toFixed(digits)}, ${longitude.toFixed(digits)}`;

/** GeoJSON has the longitude first. */
export const positionOf = ({
  coordinates: [longitude, latitude],
}: NonNullable<Venue['location']>): Position => ({
  latitude,
  longitude,
});

/** How close a map begins where there is a position; and without one, over which point and how far. */
export const closeZoom = 13;
export const farZoom = 5;
export const farCentre: Position = { latitude: 40.2, longitude: -3.7 };

export const mapHeight = 400;
