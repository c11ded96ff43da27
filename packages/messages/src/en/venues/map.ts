import type { map as original } from '../../es/venues/map.ts';
import type { Translated } from '../../translated.ts';

/** Maps, positions and the search of addresses. */
export const map = {
  open: 'Open the map',
  asks: 'The map comes from {{tiles}}. Nothing is sent there until you open it.',
  asksSearch:
    'The map comes from {{tiles}}, and {{geocoder}} answers your address searches. Nothing is sent to them until you open it.',
  failed: 'The map could not be loaded. Please try again.',
  notLoaded: 'This part could not be loaded. Please reload the page.',
  reload: 'Reload the page',
  away: '{{tiles}} cannot be reached, so you see a grid. The pin and the coordinates still work.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  pin: 'Position of the venue',
  movePin: 'Position of the venue: drag it or move it with the arrow keys',
  place: 'Tap the map where the venue is.',
  move: 'Drag the pin or tap the map to correct the position.',
  mapOf: 'Map of {{name}}',
  mapToPlace: 'Map to mark the position',
  search: 'Search for an address',
  searchHint: 'Asks {{geocoder}}',
  nothing: 'Not found. Try writing it differently, tap the map or type the coordinates.',
  searchAway:
    '{{geocoder}} cannot be reached, so addresses cannot be searched now. Tap the map or type the coordinates.',
  typeMore: 'Type at least three letters.',
  latitude: 'Latitude',
  longitude: 'Longitude',
  locate: 'Use my location',
  locating: 'Finding your location…',
  locationFailed: 'Could not get your location: {{message}}',
  locationMissing: 'Geolocation is not available in this browser.',
  locationInsecure: 'Browsers only share your location with addresses that begin with https.',
  outside: 'Open in OpenStreetMap',
  timeZone: 'Time zone',
  timeZoneHint: 'Set from the position; you can change it.',
  all: 'Map of the venues',
  clusterLabel_one: '{{count}} venue',
  clusterLabel_other: '{{count}} venues',
  none: 'No venue has a position on the map yet.',
  capped: 'The first {{count}} venues are shown.',
  chosen: 'Venues at this point',
} as const satisfies Translated<typeof original>;
