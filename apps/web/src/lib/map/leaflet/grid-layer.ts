import { GridLayer, type Coords } from 'leaflet';

/** Below the tiles, a grid with coordinates: what is seen of a map without internet. */
export class CoordinateGrid extends GridLayer {
  protected override createTile(coords: Coords): HTMLElement {
    const tile = document.createElement('div');
    tile.className = 'map-grid';
    const { lat, lng } = this._map.unproject(coords.scaleBy(this.getTileSize()), coords.z);
    const digits = Math.max(0, Math.min(5, Math.floor(coords.z / 3) - 1));
    tile.textContent = `${lat.toFixed(digits)}, ${wrapped(lng).toFixed(digits)}`;
    return tile;
  }
}

const wrapped = (longitude: number): number => ((((longitude + 180) % 360) + 360) % 360) - 180;
