import type { KeyboardEvent } from 'react';

interface Props {
  label: string;
  zoom: number;
  onZoom: (factor: number) => void;
  onReset: () => void;
  /** Handles arrow keys on any of the buttons. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/** A map’s buttons. A disabled one keeps the focus, for the arrow keys. */
export function MapControls({ label, zoom, onZoom, onReset, onKeyDown }: Props) {
  const buttons = [
    { name: 'Zoom in', isDisabled: zoom >= 8, press: () => onZoom(2), shape: 'M12 5v14M5 12h14' },
    { name: 'Zoom out', isDisabled: zoom <= 1, press: () => onZoom(0.5), shape: 'M5 12h14' },
    {
      name: 'Reset view',
      isDisabled: zoom === 1,
      press: onReset,
      shape: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
    },
  ];
  return (
    <fieldset className="demo-map-zoom">
      <legend className="visually-hidden">{label}: zoom, and move by arrow keys</legend>
      {buttons.map(({ name, isDisabled, press, shape }) => (
        <button
          key={name}
          type="button"
          aria-label={name}
          aria-disabled={isDisabled}
          onKeyDown={onKeyDown}
          onClick={() => {
            if (!isDisabled) press();
          }}
        >
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d={shape} />
          </svg>
        </button>
      ))}
    </fieldset>
  );
}
