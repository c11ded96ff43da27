import { latLngBounds, type Map as LeafletMap } from 'leaflet';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { farCentre, farZoom } from '../position.ts';
import type { MapSources } from '../use-map-sources.ts';
import { showClusters, type Spot } from './clusters.ts';
import { MapCanvas } from './map-canvas.tsx';
import { latLng } from './pin.ts';

type Props = {
  readonly sources: MapSources;
  readonly label: string;
  readonly spots: readonly Spot[];
  readonly onChoose: (spots: readonly Spot[]) => void;
};

/** Many positions on one map, in clusters. It begins with all of them in sight. */
export function SpotsMap({ sources, label, spots, onChoose }: Props) {
  const { t } = useTranslation('map');
  const [map, setMap] = useState<LeafletMap | null>(null);
  const choose = useEffectEvent((chosen: readonly Spot[]) => onChoose(chosen));
  const labelOf = useEffectEvent((count: number) => t('clusterLabel', { count }));
  useEffect(() => {
    if (!map) return;
    const bounds = latLngBounds(spots.map(({ position }) => latLng(position)));
    if (bounds.isValid()) map.fitBounds(bounds, { maxZoom: 13, padding: [40, 40], animate: false });
    return showClusters(map, spots, {
      labelOf: (count) => labelOf(count),
      onChoose: (chosen) => choose(chosen),
    });
  }, [map, spots]);
  return <MapCanvas sources={sources} label={label} centre={farCentre} zoom={farZoom} onMap={setMap} />;
}
