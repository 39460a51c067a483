import { type ReactNode, useEffect, useState } from 'react';
import { usePrefersReducedMotion } from './use-prefers-reduced-motion.ts';

interface Props {
  /** The name of the carousel, for the button’s label. */
  name: string;
  /** Receives the interval in milliseconds, or null while paused. */
  children: (interval: number | null) => ReactNode;
}

/**
 * Plays a carousel until it is stopped; with reduced motion it starts paused. It never changes
 * while it has the focus.
 */
export function Player({ name, children }: Props) {
  const lessMotion = usePrefersReducedMotion();
  const [playing, setPlaying] = useState(!lessMotion);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    if (lessMotion) setPlaying(false);
  }, [lessMotion]);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only tracks whether the focus is in its content */}
      <div onFocus={() => setFocused(true)} onBlur={() => setFocused(false)}>
        {children(playing && !focused ? 4000 : null)}
      </div>
      <div className="player-foot">
        <p className="card-note" role="status">
          {playing ? 'Changes every four seconds.' : 'Stopped.'}
        </p>
        <button
          type="button"
          className="btn btn-sm btn-surface"
          onClick={() => setPlaying(!playing)}
        >
          {playing ? 'Pause' : 'Play'}
          <span className="visually-hidden"> {name}</span>
        </button>
      </div>
    </>
  );
}
