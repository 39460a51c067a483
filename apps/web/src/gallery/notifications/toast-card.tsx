import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import type { ToastEntry } from './toast.ts';
import { removeToast } from './toast-store.ts';

/** A toast that disappears by itself; its timer pauses while it is hovered or focused. */
export function ToastCard({ id, message, type, durationMs, hasRipple, isDismissible }: ToastEntry) {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const remainingMs = useRef<number>(durationMs);
  const previousFocus = useRef<EventTarget>(null);
  const isPaused = isHovered || isFocused;
  useEffect(() => {
    if (isPaused) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => removeToast(id), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current -= performance.now() - startedAt;
    };
  }, [isPaused, id]);

  const dismiss = () => {
    removeToast(id);
    // Return the focus to where it was before.
    if (previousFocus.current instanceof HTMLElement) previousFocus.current.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pauses its timer for events that bubble from its button
    <div
      className={`demo-toast demo-toast-${type} ${hasRipple ? 'demo-ripple' : ''}`}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={({ relatedTarget }) => {
        setIsFocused(true);
        previousFocus.current = relatedTarget;
      }}
      onBlur={() => setIsFocused(false)}
      onKeyDown={({ key }) => key === 'Escape' && dismiss()}
    >
      <span>{message}</span>
      {isDismissible && (
        <button type="button" aria-label="Dismiss" onClick={dismiss}>
          <Icon name="x" />
        </button>
      )}
    </div>
  );
}
