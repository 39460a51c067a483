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
export function CarouselPlayer({ name, children }: Props) {
  const prefersReducedMotion = usePrefersReducedMotion();
  const [isPlaying, setIsPlaying] = useState(!prefersReducedMotion);
  const [isFocused, setIsFocused] = useState(false);
  useEffect(() => {
    if (prefersReducedMotion) setIsPlaying(false);
  }, [prefersReducedMotion]);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only tracks whether the focus is in its content */}
      <div onFocus={() => setIsFocused(true)} onBlur={() => setIsFocused(false)}>
        {children(isPlaying && !isFocused ? 4000 : null)}
      </div>
      <div className="carousel-player-footer">
        <p className="card-note" role="status">
          {isPlaying ? 'Changes every four seconds.' : 'Stopped.'}
        </p>
        <button
          type="button"
          className="btn btn-sm btn-surface"
          onClick={() => setIsPlaying(!isPlaying)}
        >
          {isPlaying ? 'Pause' : 'Play'}
          <span className="visually-hidden"> {name}</span>
        </button>
      </div>
    </>
  );
}
