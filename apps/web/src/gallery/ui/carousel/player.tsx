import { type ReactNode, useEffect, useState } from 'react';
import { usePrefersLessMotion } from './use-prefers-less-motion.ts';

interface Props {
  /** What takes turns, for the name of the button. */
  name: string;
  /** Gets how long a picture stands, in milliseconds, or null while none is to change by itself. */
  children: (interval: number | null) => ReactNode;
}

/**
 * Lets a carousel run until somebody stops it; with less motion it waits to be started. While the
 * focus is in it, nothing changes under it.
 */
export function Player({ name, children }: Props) {
  const lessMotion = usePrefersLessMotion();
  const [playing, setPlaying] = useState(!lessMotion);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    if (lessMotion) setPlaying(false);
  }, [lessMotion]);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only waits for what is in it */}
      <div onFocus={() => setFocused(true)} onBlur={() => setFocused(false)}>
        {children(playing && !focused ? 4000 : null)}
      </div>
      <div className="player-foot">
        <p className="card-note" role="status">
          {playing ? 'A new picture every four seconds.' : 'Stopped.'}
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
