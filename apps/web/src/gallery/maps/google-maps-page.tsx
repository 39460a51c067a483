import './google-maps.scss';
import { lazy, type ReactNode, Suspense } from 'react';
import { useStatus } from '../../status.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Demo } from '../components/demo.tsx';
import { GalleryFrame } from '../components/gallery-frame.tsx';
import { GoogleFallback, type GoogleKind } from './google-fallback.tsx';

const GoogleMap = lazy(async () => ({ default: (await import('./google-map.tsx')).GoogleMap }));
const GoogleStreetView = lazy(async () => ({
  default: (await import('./google-street-view.tsx')).GoogleStreetView,
}));

const mapSource = () => import('./google-map.tsx?raw');
const streetSource = () => import('./google-street-view.tsx?raw');

/** Four maps of Google's, or four drawings where the operator has no key. */
export function GoogleMapsPage() {
  const key = useStatus()?.googleMapsKey ?? null;
  const show = (map: (key: string) => ReactNode, kind: GoogleKind) =>
    key === null ? (
      <GoogleFallback kind={kind} />
    ) : (
      <Suspense fallback={<Skeleton height="300px" />}>
        <div className="demo-google">{map(key)}</div>
      </Suspense>
    );
  return (
    <GalleryFrame
      title="Google Maps"
      lead="Maps of Google's, for operators with a key of theirs (SCRAPBOARD_GOOGLE_MAPS_KEY). Without one this page asks nothing of Google."
    >
      <Demo title="Default map" subtitle="The map of roads." source={mapSource}>
        {show(
          (apiKey) => (
            <GoogleMap apiKey={apiKey} type="roadmap" />
          ),
          'roadmap',
        )}
      </Demo>
      <Demo title="Hybrid map" subtitle="Pictures from above, with names." source={mapSource}>
        {show(
          (apiKey) => (
            <GoogleMap apiKey={apiKey} type="hybrid" />
          ),
          'hybrid',
        )}
      </Demo>
      <Demo title="Streetview" subtitle="The view from the street." source={streetSource}>
        {show(
          (apiKey) => (
            <GoogleStreetView apiKey={apiKey} />
          ),
          'street',
        )}
      </Demo>
      <Demo title="Markers" subtitle="A pin at a place." source={mapSource}>
        {show(
          (apiKey) => (
            <GoogleMap apiKey={apiKey} type="roadmap" marker />
          ),
          'marker',
        )}
      </Demo>
    </GalleryFrame>
  );
}
