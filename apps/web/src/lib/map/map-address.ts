import type { Venue } from '@topspin/contract';
import { closeZoom, positionOf, type Position } from './position.ts';

/** A larger map of a position, on OpenStreetMap. */
export const mapAt = ({ latitude, longitude }: Position): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${closeZoom}/${latitude}/${longitude}`;

/** The map of a venue: its position, or a search of its address where nobody marked it. */
export const mapOf = ({ name, address, location }: Pick<Venue, 'name' | 'address' | 'location'>): string =>
  location
    ? mapAt(positionOf(location))
    : `https://www.openstreetmap.org/search?${new URLSearchParams({ query: address || name })}`;
