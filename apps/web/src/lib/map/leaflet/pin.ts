import { divIcon, marker, point, type Map as LeafletMap, type Marker } from 'leaflet';
import { rounded, type Position } from '../position.ts';

const size = { width: 36, height: 46 };
const drop = 'M18 45C18 45 34 27 34 17A16 16 0 1 0 2 17C2 27 18 45 18 45Z';

export const pinIcon = divIcon({
  className: 'map-pin',
  html: `<svg viewBox="0 0 36 46" width="${size.width}" height="${size.height}" aria-hidden="true"><path d="${drop}"/><circle cx="18" cy="17" r="6"/></svg>`,
  iconSize: [size.width, size.height],
  iconAnchor: [size.width / 2, size.height - 1],
});

/** Pixels that an arrow key moves the pin. */
const keyStep = 8;
const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -keyStep],
  ArrowDown: [0, keyStep],
  ArrowLeft: [-keyStep, 0],
  ArrowRight: [keyStep, 0],
};

export const latLng = ({ latitude, longitude }: Position): [number, number] => [latitude, longitude];

/** Puts a pin on the map. With `onMove` it is dragged, or moved by the arrow keys. */
export function putPin(
  map: LeafletMap,
  position: Position,
  { label, onMove }: { readonly label: string; readonly onMove?: ((to: Position) => void) | undefined },
): Marker {
  const pin = marker(latLng(position), {
    icon: pinIcon,
    draggable: onMove !== undefined,
    keyboard: onMove !== undefined,
    interactive: onMove !== undefined,
    autoPan: true,
    title: label,
  }).addTo(map);
  const element = pin.getElement();
  element?.setAttribute('aria-label', label);
  if (!onMove) {
    element?.setAttribute('role', 'img');
    return pin;
  }
  const moved = () => {
    const { lat, lng } = pin.getLatLng().wrap();
    onMove(rounded({ latitude: lat, longitude: lng }));
  };
  pin.on('dragend', moved);
  element?.addEventListener('keydown', (event) => {
    const by = arrows[event.key];
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    pin.setLatLng(map.layerPointToLatLng(map.latLngToLayerPoint(pin.getLatLng()).add(point(by[0], by[1]))));
    moved();
  });
  return pin;
}
