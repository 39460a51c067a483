import { type PointerEvent, use, useMemo, useRef, useState } from 'react';
import { drawRegions, frame, type MapName } from './draw-regions.ts';
import type { Regions } from './geometry.ts';
import { MapControls } from './map-controls.tsx';
import { MapTooltip } from './map-tooltip.tsx';
import { useZoom } from './use-zoom.ts';

interface Props {
  map: MapName;
  /** The map’s accessible name. */
  label: string;
  regions: Promise<Regions>;
}

interface NamedPoint {
  name: string;
  x: number;
  y: number;
}

/**
 * A map of regions: names on hover and touch, zoom buttons, a list to find a region, and all names as
 * text.
 */
export function VectorMap({ map, label, regions }: Props) {
  const loadedRegions = use(regions);
  const shapes = useMemo(() => drawRegions(map, loadedRegions), [map, loadedRegions]);
  const { view, transform, zoomBy, reset, center, onKeyDown, drag } = useZoom(frame);
  const picture = useRef<SVGSVGElement>(null);
  /** Under the pointer, in fractions of the picture. */
  const [hovered, setHovered] = useState<NamedPoint>();
  /** Selected from the list, in units of the frame. */
  const [selected, setSelected] = useState<NamedPoint>();
  const names = shapes.map(({ name }) => name).sort((a, b) => a.localeCompare(b));

  const showName = (event: PointerEvent<SVGSVGElement>) => {
    const name = event.target instanceof Element ? event.target.getAttribute('data-name') : null;
    const box = event.currentTarget.getBoundingClientRect();
    const x = (event.clientX - box.left) / box.width;
    const y = (event.clientY - box.top) / box.height;
    setHovered(name === null ? undefined : { name, x, y });
  };
  const selectRegion = (name: string) => {
    const region = picture.current?.querySelector<SVGPathElement>(`[data-name="${name}"]`);
    if (!region) return setSelected(undefined);
    const { x, y, width, height } = region.getBBox();
    const middle = { x: x + width / 2, y: y + height / 2 };
    center(middle);
    setHovered(undefined);
    setSelected({ name, ...middle });
  };
  const tooltip = hovered ?? (selected && toScreen(selected, view));

  return (
    <>
      <div className="demo-map">
        <svg
          ref={picture}
          className={view.zoom > 1 ? 'zoomed' : ''}
          viewBox={`0 0 ${frame.width} ${frame.height}`}
          role="img"
          aria-label={label}
          onPointerDown={showName}
          onPointerMove={showName}
          onPointerLeave={(event) => {
            // A lifted finger leaves the map; the name stays readable.
            if (event.pointerType === 'mouse') setHovered(undefined);
          }}
          {...drag}
        >
          <g transform={transform}>
            {shapes.map(({ key, name, path }) => (
              <path
                key={key}
                d={path}
                data-name={name}
                className={name === tooltip?.name ? 'named' : ''}
              />
            ))}
          </g>
        </svg>
        {tooltip !== undefined && <MapTooltip {...tooltip} />}
        <MapControls
          label={label}
          zoom={view.zoom}
          onZoom={zoomBy}
          onReset={reset}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className="demo-map-below">
        <label>
          <span>Find</span>
          <select
            className="form-select form-select-sm"
            aria-label={`Find a region: ${label}`}
            value={selected?.name ?? ''}
            onChange={({ target }) => selectRegion(target.value)}
          >
            <option value="">Select a region</option>
            {names.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <details className="chart-numbers">
          <summary>All {names.length} regions</summary>
          <p className="demo-map-names">{names.join(', ')}</p>
        </details>
      </div>
    </>
  );
}

/** Converts a point of the frame to its place on screen, in fractions of the picture. */
function toScreen(
  { name, x, y }: NamedPoint,
  view: { zoom: number; x: number; y: number },
): NamedPoint {
  return {
    name,
    x: ((x - view.x) * view.zoom) / frame.width + 0.5,
    y: ((y - view.y) * view.zoom) / frame.height + 0.5,
  };
}
