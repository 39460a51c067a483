import './maps.scss';
import { Demo } from '../components/demo.tsx';
import { GalleryFrame } from '../components/gallery-frame.tsx';
import { loadChina, loadContinent, loadUsa, loadWorld } from './geometry.ts';
import { VectorMapLoader } from './vector-map-loader.tsx';

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

/** The vector maps page, drawn from public-domain geometry. */
export function VectorMapsPage() {
  return (
    <GalleryFrame
      title="Vector Maps"
      lead="Maps drawn from public-domain geometry (Natural Earth, US Census Bureau). Hover over a region for its name, or pick it from the list. Zoom with the buttons, then drag or use the arrow keys to move."
    >
      {maps.map(({ map, title, load, ...rest }) => (
        <Demo
          key={map}
          title={title}
          subtitle={
            map === 'usa'
              ? 'States, in the Albers projection.'
              : 'Hover over a region for its name.'
          }
          source={() => import('./vector-map.tsx?raw')}
          wide={'wide' in rest}
        >
          <VectorMapLoader map={map} label={`Map of ${title}`} load={load} />
        </Demo>
      ))}
    </GalleryFrame>
  );
}
