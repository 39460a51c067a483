import './maps.scss';
import { Demo } from '../components/demo.tsx';
import { GalleryFrame } from '../components/gallery-frame.tsx';
import { loadChina, loadContinent, loadUsa, loadWorld } from './geometry.ts';
import { MapCard } from './map-card.tsx';

const maps = [
  { map: 'world', title: 'World', load: loadWorld, wide: true },
  { map: 'africa', title: 'Africa', load: () => loadContinent('africa') },
  { map: 'asia', title: 'Asia', load: () => loadContinent('asia') },
  { map: 'europe', title: 'Europe', load: () => loadContinent('europe') },
  { map: 'northAmerica', title: 'North America', load: () => loadContinent('northAmerica') },
  { map: 'oceania', title: 'Oceania', load: () => loadContinent('oceania') },
  { map: 'southAmerica', title: 'South America', load: () => loadContinent('southAmerica') },
  { map: 'usa', title: 'USA', load: loadUsa },
  { map: 'china', title: 'China', load: loadChina },
] as const;

/** Maps drawn from public-domain geometry. */
export function VectorMapsPage() {
  return (
    <GalleryFrame
      title="Vector Maps"
      lead="Maps drawn in the page from geometry in the public domain (Natural Earth, US Census Bureau). Point at a region for its name, or find it by its name; zoom with the buttons, then drag to move, or use the arrow keys on them."
    >
      {maps.map(({ map, title, load, ...rest }) => (
        <Demo
          key={map}
          title={title}
          subtitle={map === 'usa' ? 'States, projected by Albers.' : 'Regions and their names.'}
          source={() => import('./vector-map.tsx?raw')}
          wide={'wide' in rest}
        >
          <MapCard map={map} label={`Map of ${title}`} load={load} />
        </Demo>
      ))}
    </GalleryFrame>
  );
}
