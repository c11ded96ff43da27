import { control, Map as LeafletMap, tileLayer } from 'leaflet';
import type { MapSources } from '../use-map-sources.ts';
import { CoordinateGrid } from './grid-layer.ts';

type Options = {
  readonly sources: MapSources;
  readonly words: { readonly zoomIn: string; readonly zoomOut: string };
  /** Called with whether tiles fail to arrive. */
  readonly onTilesAway: (away: boolean) => void;
};

/** A map of the configured tiles over a grid of coordinates, which is there without them. */
export function openMap(element: HTMLElement, { sources, words, onTilesAway }: Options): LeafletMap {
  const map = new LeafletMap(element, {
    zoomControl: false,
    attributionControl: false,
    maxZoom: 19,
    minZoom: 2,
  });
  control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map);
  new CoordinateGrid({ tileSize: 128 }).addTo(map);
  let arrived = false;
  tileLayer(sources.tiles, { className: 'map-tiles', maxZoom: 19 })
    .on('loading', () => {
      arrived = false;
    })
    .on('tileload', () => {
      arrived = true;
      onTilesAway(false);
    })
    .on('tileerror', () => {
      if (!arrived) onTilesAway(true);
    })
    .addTo(map);
  return map;
}
