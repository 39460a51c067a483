import { useRovingTabIndex } from './use-roving-tab-index.ts';

export interface PlacedPoint {
  index: number;
  /** Px from the left and the top of the chart. */
  x: number;
  y: number;
  label: string;
}

interface Props {
  /** The name of the chart. */
  label: string;
  points: readonly PlacedPoint[];
  /** The number of points in a row, if there are several rows. */
  columns?: number;
  /** Called with the focused point; null once none has the focus. */
  onFocus: (index: number | null) => void;
  onPick: (index: number) => void;
  /** Returns the target of a point that is a link; the others are buttons. */
  href?: ((index: number) => string | undefined) | undefined;
}

/**
 * The points of a chart for keyboards and screen readers: a single Tab stop, arrow keys move
 * between them, Enter opens one. Pointer events pass through to the chart below.
 */
export function ChartPoints({ label, points, columns, onFocus, onPick, href }: Props) {
  const start = columns === undefined ? points.length - 1 : 0;
  const roving = useRovingTabIndex(points.length, start, columns);
  return (
    <ul className="chart-points" aria-label={label} onKeyDown={roving.onKeyDown}>
      {points.map(({ index, x, y, label: name }, position) => {
        const item = roving.itemProps(position);
        const target = href?.(index);
        const shared = {
          'aria-label': name,
          ...item,
          onFocus: () => {
            item.onFocus();
            onFocus(index);
          },
          onBlur: () => onFocus(null),
        };
        return (
          <li key={index} style={{ left: x, top: y }}>
            {target === undefined ? (
              <button type="button" {...shared} onClick={() => onPick(index)} />
            ) : (
              <a
                href={target}
                {...shared}
                onClick={(event) => {
                  // With a key held, the browser opens a new tab or window.
                  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                  event.preventDefault();
                  onPick(index);
                }}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
