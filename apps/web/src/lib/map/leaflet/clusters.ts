import { divIcon, marker, type Map as LeafletMap, type Marker } from 'leaflet';
import Supercluster from 'supercluster';
import type { Position } from '../position.ts';
import { latLng, pinIcon } from './pin.ts';

/** Something with a name and a position. */
export type Spot = { readonly _id: string; readonly name: string; readonly position: Position };

type Point = { readonly spot: Spot };

const closest = 17;
const clusterSide = 44;

type Options = {
  readonly labelOf: (count: number) => string;
  /** Called with what was chosen: one, or several at the same point. */
  readonly onChoose: (spots: readonly Spot[]) => void;
};

/**
 * Shows spots on the map, those close to each other as one circle with their number. A tap on a circle comes closer. Returns
 * what takes them away.
 */
export function showClusters(map: LeafletMap, spots: readonly Spot[], options: Options): () => void {
  const index = new Supercluster<Point>({ radius: 60, maxZoom: closest });
  index.load(
    spots.map((spot) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [spot.position.longitude, spot.position.latitude] },
      properties: { spot },
    })),
  );
  let shown: Marker[] = [];
  const clear = () => {
    for (const each of shown) each.remove();
  };
  const draw = () => {
    const bounds = map.getBounds().pad(0.25);
    const box: [number, number, number, number] = [
      Math.max(-180, bounds.getWest()),
      Math.max(-90, bounds.getSouth()),
      Math.min(180, bounds.getEast()),
      Math.min(90, bounds.getNorth()),
    ];
    clear();
    shown = index.getClusters(box, map.getZoom()).map((found) => markerOf(map, index, found, options));
  };
  map.on('moveend', draw);
  draw();
  return () => {
    map.off('moveend', draw);
    clear();
  };
}

type Index = Supercluster<Point>;
type Found = ReturnType<Index['getClusters']>[number];

function markerOf(map: LeafletMap, index: Index, found: Found, { labelOf, onChoose }: Options): Marker {
  const [longitude = 0, latitude = 0] = found.geometry.coordinates;
  const at = latLng({ latitude, longitude });
  const { properties } = found;
  if ('spot' in properties) {
    const { spot } = properties;
    return placed(map, marker(at, { icon: pinIcon, title: spot.name }), spot.name, () => onChoose([spot]));
  }
  const { cluster_id: id, point_count: count } = properties;
  const icon = divIcon({
    className: 'map-cluster',
    html: String(count),
    iconSize: [clusterSide, clusterSide],
  });
  return placed(map, marker(at, { icon }), labelOf(count), () => {
    const zoom = index.getClusterExpansionZoom(id);
    if (zoom <= closest) return map.setView(at, zoom);
    onChoose(index.getLeaves(id, Infinity).map((leaf) => leaf.properties.spot));
  });
}

function placed(map: LeafletMap, each: Marker, label: string, onPress: () => void): Marker {
  each.addTo(map).on('click keypress', (event) => {
    if (event.type === 'click' || isEnter(event)) onPress();
  });
  each.getElement()?.setAttribute('aria-label', label);
  return each;
}

const isEnter = (event: object): boolean =>
  'originalEvent' in event &&
  event.originalEvent instanceof KeyboardEvent &&
  event.originalEvent.key === 'Enter';
