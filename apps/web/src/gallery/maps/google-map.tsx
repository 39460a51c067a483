import { Map as GoogleMapView, Marker } from '@vis.gl/react-google-maps';
import { PLACE_NAME, place, ZOOM } from './google-place.ts';
import { GoogleProvider } from './google-provider.tsx';

interface Props {
  apiKey: string;
  type: 'roadmap' | 'hybrid';
  hasMarker?: boolean;
}

/** A Google map, loaded as soon as it is shown. */
export function GoogleMap({ apiKey, type, hasMarker = false }: Props) {
  return (
    <GoogleProvider apiKey={apiKey} kind={hasMarker ? 'marker' : type}>
      <GoogleMapView
        defaultCenter={place}
        defaultZoom={ZOOM}
        mapTypeId={type}
        fullscreenControl
        mapTypeControl
        scaleControl
        streetViewControl
        scrollwheel={false}
      >
        {hasMarker && <Marker position={place} title={PLACE_NAME} />}
      </GoogleMapView>
    </GoogleProvider>
  );
}
