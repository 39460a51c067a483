import {
  type GeoProjection,
  geoConicEqualArea,
  geoIdentity,
  geoMercator,
  geoNaturalEarth1,
  geoPath,
} from 'd3-geo';
import type { MultiPoint } from 'geojson';
import type { Continent } from './continents.ts';
import type { Regions } from './geometry.ts';

/** The drawing area of a map, in its own units; it scales to any size. */
export const frame = { width: 800, height: 450 };

export interface Shape {
  key: string;
  name: string;
  /** SVG path data within `frame`. */
  path: string;
}

export type MapName = 'world' | 'usa' | 'china' | Continent;

/** Rotated so that no country is cut at the edge of the projection. */
function projectionOf(map: MapName): GeoProjection | null {
  if (map === 'usa') return null;
  if (map === 'world') return geoNaturalEarth1().rotate([-11, 0]);
  if (map === 'oceania') return geoMercator().rotate([-170, 0]);
  if (map === 'northAmerica') return geoConicEqualArea().parallels([20, 60]).rotate([96, 0]);
  if (map === 'asia') return geoConicEqualArea().parallels([10, 50]).rotate([-85, 0]);
  if (map === 'europe') return geoConicEqualArea().parallels([40, 66]).rotate([-18, 0]);
  if (map === 'china') return geoConicEqualArea().parallels([25, 47]).rotate([-105, 0]);
  return geoMercator();
}

/**
 * The bounds of maps whose countries reach beyond them: France has territories on four continents,
 * and Russia extends through Asia.
 */
const mapBounds: Partial<Record<MapName, MultiPoint>> = {
  europe: {
    type: 'MultiPoint',
    coordinates: [
      [-22, 63],
      [-10, 36],
      [28, 34.5],
      [50, 45],
      [60, 68],
      [20, 71.5],
    ],
  },
};

/** Returns the regions as shapes that fill the frame except a margin, clipped to it. */
export function drawRegions(map: MapName, regions: Regions): Shape[] {
  const margin = 10;
  const extent: [[number, number], [number, number]] = [
    [margin, margin],
    [frame.width - margin, frame.height - margin],
  ];
  const projection = projectionOf(map);
  const path = geoPath(
    projection === null
      ? geoIdentity().fitExtent(extent, regions)
      : projection.fitExtent(extent, mapBounds[map] ?? regions).clipExtent([
          [0, 0],
          [frame.width, frame.height],
        ]),
  ).digits(1);
  return regions.features.flatMap((region, index) => {
    const drawn = path(region);
    const { name } = region.properties;
    return drawn === null ? [] : [{ key: `${index} ${name}`, name, path: drawn }];
  });
}
