import type { LeafletMouseEvent, Map as LeafletMap, Marker } from 'leaflet';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { closeZoom, farCentre, farZoom, rounded, type Position } from '../position.ts';
import type { MapSources } from '../use-map-sources.ts';
import { MapCanvas } from './map-canvas.tsx';
import { latLng, putPin } from './pin.ts';

type Props = {
  readonly sources: MapSources;
  readonly label: string;
  readonly position: Position | null;
  /** With it the pin is dragged, and a tap on the map moves it. */
  readonly onMove?: (to: Position) => void;
};

/** One position on a map. */
export function PositionMap({ sources, label, position, onMove }: Props) {
  const { t } = useTranslation('map');
  const [map, setMap] = useState<LeafletMap | null>(null);
  const latitude = position?.latitude;
  const longitude = position?.longitude;
  const hasPosition = position !== null;
  const isMovable = onMove !== undefined;
  const pin = useRef<Marker | null>(null);
  const moved = useEffectEvent((to: Position) => onMove?.(to));
  const words = useEffectEvent(() => t(isMovable ? 'movePin' : 'pin'));
  useEffect(() => {
    if (!map || !isMovable) return;
    const tapped = ({ latlng }: LeafletMouseEvent) => {
      const { lat, lng } = latlng.wrap();
      moved(rounded({ latitude: lat, longitude: lng }));
    };
    map.on('click', tapped);
    return () => void map.off('click', tapped);
  }, [map, isMovable]);
  const at = useEffectEvent((): Position => position ?? farCentre);
  useEffect(() => {
    if (!map || !hasPosition) return;
    const placed = putPin(map, at(), { label: words(), onMove: isMovable ? (to) => moved(to) : undefined });
    pin.current = placed;
    return () => {
      pin.current = null;
      placed.remove();
    };
  }, [map, hasPosition, isMovable]);
  useEffect(() => {
    if (!map || latitude === undefined || longitude === undefined) return;
    const to = latLng({ latitude, longitude });
    // The same pin moves, so that it keeps the focus.
    pin.current?.setLatLng(to);
    if (!map.getBounds().contains(to)) map.setView(to, Math.max(map.getZoom(), closeZoom));
  }, [map, latitude, longitude]);
  return (
    <MapCanvas
      sources={sources}
      label={label}
      centre={position ?? farCentre}
      zoom={position ? closeZoom : farZoom}
      onMap={setMap}
    />
  );
}
