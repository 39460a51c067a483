import './google-maps.scss';
import { lazy, type ReactNode } from 'react';
import { QueryBoundary } from '../../query-states/query-boundary.tsx';
import { useStatus } from '../../status.ts';
import { Demo } from '../components/demo.tsx';
import { GalleryFrame } from '../components/gallery-frame.tsx';
import { GoogleFallback, type GoogleKind } from './google-fallback.tsx';

const GoogleMap = lazy(async () => ({ default: (await import('./google-map.tsx')).GoogleMap }));
const GoogleStreetView = lazy(async () => ({
  default: (await import('./google-street-view.tsx')).GoogleStreetView,
}));

const mapSource = () => import('./google-map.tsx?raw');
const streetSource = () => import('./google-street-view.tsx?raw');

/** Four Google maps, or four drawings if the operator has set no key. */
export function GoogleMapsPage() {
  const key = useStatus()?.googleMapsKey ?? null;
  const renderMap = (render: (key: string) => ReactNode, kind: GoogleKind) =>
    key === null ? (
      <GoogleFallback kind={kind} />
    ) : (
      <QueryBoundary height="300px" resetKey={kind}>
        <div className="demo-google">{render(key)}</div>
      </QueryBoundary>
    );
  return (
    <GalleryFrame
      title="Google Maps"
      lead="Google Maps, if the operator has set a key (SCRAPBOARD_GOOGLE_MAPS_KEY). Without one, nothing is requested from Google."
    >
      <Demo title="Default map" subtitle="The road map." source={mapSource}>
        {renderMap(
          (apiKey) => (
            <GoogleMap apiKey={apiKey} type="roadmap" />
          ),
          'roadmap',
        )}
      </Demo>
      <Demo title="Hybrid map" subtitle="Satellite images with labels." source={mapSource}>
        {renderMap(
          (apiKey) => (
            <GoogleMap apiKey={apiKey} type="hybrid" />
          ),
          'hybrid',
        )}
      </Demo>
      <Demo title="Streetview" subtitle="A panorama at street level." source={streetSource}>
        {renderMap(
          (apiKey) => (
            <GoogleStreetView apiKey={apiKey} />
          ),
          'street',
        )}
      </Demo>
      <Demo title="Markers" subtitle="A pin on a place." source={mapSource}>
        {renderMap(
          (apiKey) => (
            <GoogleMap apiKey={apiKey} type="roadmap" hasMarker />
          ),
          'marker',
        )}
      </Demo>
    </GalleryFrame>
  );
}
