import { useMapsLibrary } from '@vis.gl/react-google-maps';
import { useEffect, useRef } from 'react';
import { place } from './google-place.ts';
import { GoogleProvider } from './google-provider.tsx';

/** A level street view facing south. */
export function GoogleStreetView({ apiKey }: { apiKey: string }) {
  return (
    <GoogleProvider apiKey={apiKey} kind="street">
      <Panorama />
    </GoogleProvider>
  );
}

function Panorama() {
  const box = useRef<HTMLDivElement>(null);
  const library = useMapsLibrary('streetView');
  useEffect(() => {
    if (library === null || box.current === null) return;
    new library.StreetViewPanorama(box.current, {
      position: place,
      pov: { heading: 160, pitch: 0 },
      scrollwheel: false,
    });
  }, [library]);
  return <div ref={box} className="demo-google" />;
}
