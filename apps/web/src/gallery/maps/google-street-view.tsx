import { APIProvider, useMapsLibrary } from '@vis.gl/react-google-maps';
import { useEffect, useRef } from 'react';
import { place } from './google-place.ts';

/** The view from the street, to the south and level. */
export function GoogleStreetView({ apiKey }: { apiKey: string }) {
  return (
    <APIProvider apiKey={apiKey}>
      <Panorama />
    </APIProvider>
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
