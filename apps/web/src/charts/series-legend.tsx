import './series.scss';
import { colorOf } from './colors.ts';
import type { SeriesStyle } from './series.ts';

interface Props {
  /** The legend’s accessible name. */
  label: string;
  series: readonly SeriesStyle[];
  /** The ids of the series that are not drawn. */
  hidden: readonly string[];
  onToggle: (id: string) => void;
  shape?: 'line' | 'square';
}

/** The names of a chart’s series; each button shows or hides one. */
export function SeriesLegend({ label, series, hidden, onToggle, shape = 'square' }: Props) {
  return (
    <fieldset className="series-legend">
      <legend className="visually-hidden">{label}</legend>
      {series.map(({ id, name, color, isDashed }) => (
        <button
          key={id}
          type="button"
          aria-pressed={!hidden.includes(id)}
          onClick={() => onToggle(id)}
        >
          <svg viewBox="0 0 18 12" aria-hidden="true" style={{ color: colorOf(color) }}>
            {shape === 'square' ? (
              <rect x="3" width="12" height="12" rx="2" fill="currentcolor" />
            ) : (
              <path
                d="M0 6H18"
                stroke="currentcolor"
                strokeWidth="3"
                strokeDasharray={isDashed ? '5 3' : undefined}
              />
            )}
          </svg>
          {name}
        </button>
      ))}
    </fieldset>
  );
}
