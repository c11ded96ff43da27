import type { map as original } from '../../es/venues/map.ts';
import type { Translated } from '../../translated.ts';

/** Maps, positions and the search of addresses. */
export const map = {
  open: 'Obre el mapa',
  asks: 'El mapa es demana a {{tiles}}. Fins que no l’obris no se li demana res.',
  asksSearch:
    'El mapa es demana a {{tiles}} i les adreces que cerquis, a {{geocoder}}. Fins que no l’obris no se’ls demana res.',
  failed: 'No s’ha pogut iniciar el mapa. Torna-ho a provar.',
  notLoaded: 'No s’ha pogut carregar el mapa. Torna a carregar la pàgina.',
  reload: 'Torna a carregar la pàgina',
  away: 'No es pot connectar amb {{tiles}}: es veu una quadrícula. El marcador i les coordenades funcionen igual.',
  zoomIn: 'Acosta',
  zoomOut: 'Allunya',
  pin: 'Posició de la seu',
  movePin: 'Posició de la seu: arrossega-la o mou-la amb les fletxes',
  place: 'Toca el mapa on és la seu.',
  move: 'Arrossega el marcador o toca el mapa per corregir la posició.',
  mapOf: 'Mapa de {{name}}',
  mapToPlace: 'Mapa per marcar la posició',
  search: 'Cerca una adreça',
  searchHint: 'Pregunta a {{geocoder}}',
  nothing: 'No s’ha trobat. Escriu-ho d’una altra manera, toca el mapa o escriu les coordenades.',
  searchAway:
    'No es pot connectar amb {{geocoder}}: ara no es poden cercar adreces. Toca el mapa o escriu les coordenades.',
  typeMore: 'Escriu almenys tres lletres.',
  latitude: 'Latitud',
  longitude: 'Longitud',
  locate: 'Fes servir la meva ubicació',
  locating: 'S’està cercant la teva ubicació…',
  locationFailed: 'No s’ha pogut obtenir la ubicació: {{message}}',
  locationMissing: 'La geolocalització no està disponible en aquest navegador.',
  locationInsecure: 'Els navegadors només la donen en adreces que comencen per https.',
  outside: 'Obre a OpenStreetMap',
  timeZone: 'Zona horària',
  timeZoneHint: 'Es tria sola en posar la posició; la pots canviar.',
  all: 'Mapa de les seus',
  clusterLabel_one: '{{count}} seu',
  clusterLabel_other: '{{count}} seus',
  none: 'Encara no hi ha cap seu amb posició al mapa.',
  capped: 'Es mostren les primeres {{count}} seus.',
  chosen: 'Seus en aquest punt',
} as const satisfies Translated<typeof original>;
