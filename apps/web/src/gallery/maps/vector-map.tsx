import { type PointerEvent, use, useMemo, useState } from 'react';
import { drawRegions, frame, type MapName } from './draw-regions.ts';
import type { Regions } from './geometry.ts';
import { useZoom } from './use-zoom.ts';

interface Props {
  map: MapName;
  /** What the map shows, for those who do not see it. */
  label: string;
  regions: Promise<Regions>;
}

/** A map of regions: their names under the pointer, buttons that zoom, and all names in a list. */
export function VectorMap({ map, label, regions }: Props) {
  const loaded = use(regions);
  const shapes = useMemo(() => drawRegions(map, loaded), [map, loaded]);
  const { zoom, transform, change, reset, drag } = useZoom(frame);
  const [pointed, setPointed] = useState<{ name: string; x: number; y: number }>();
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const name = event.target instanceof Element ? event.target.getAttribute('data-name') : null;
    const box = event.currentTarget.getBoundingClientRect();
    const place = { x: event.clientX - box.left, y: event.clientY - box.top };
    setPointed(name === null ? undefined : { name, ...place });
  };
  const names = shapes.map(({ name }) => name).sort((a, b) => a.localeCompare(b));

  return (
    <>
      <div className="demo-map">
        <svg
          viewBox={`0 0 ${frame.width} ${frame.height}`}
          role="img"
          aria-label={label}
          onPointerMove={point}
          onPointerLeave={() => setPointed(undefined)}
          {...drag}
        >
          <g transform={transform}>
            {shapes.map(({ key, name, path }) => (
              <path key={key} d={path} data-name={name} />
            ))}
          </g>
        </svg>
        {pointed !== undefined && (
          <div className="demo-map-tip" style={{ left: pointed.x, top: pointed.y }}>
            {pointed.name}
          </div>
        )}
        <fieldset className="demo-map-zoom">
          <legend className="visually-hidden">Zoom of {label}</legend>
          <button type="button" aria-label="Zoom in" disabled={zoom >= 8} onClick={() => change(2)}>
            +
          </button>
          <button
            type="button"
            aria-label="Zoom out"
            disabled={zoom <= 1}
            onClick={() => change(0.5)}
          >
            −
          </button>
          <button type="button" aria-label="Whole map" disabled={zoom === 1} onClick={reset}>
            <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
            </svg>
          </button>
        </fieldset>
      </div>
      <details className="chart-numbers">
        <summary>All {names.length} regions</summary>
        <p className="demo-map-names">{names.join(', ')}</p>
      </details>
    </>
  );
}
