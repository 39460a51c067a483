import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import type { ToastEntry } from './toast.ts';
import { removeToast } from './toast-store.ts';

/** A toast that disappears by itself; its timer pauses while it is hovered or focused. */
export function ToastCard({ id, message, type, duration, ripple, dismissible }: ToastEntry) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const left = useRef<number>(duration);
  const cameFrom = useRef<EventTarget>(null);
  const held = pointed || focused;
  useEffect(() => {
    if (held) return;
    const since = performance.now();
    const timer = setTimeout(() => removeToast(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [held, id]);

  const dismiss = () => {
    removeToast(id);
    // Return the focus to where it was before.
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pauses its timer for events that bubble from its button
    <div
      className={`demo-toast demo-toast-${type} ${ripple ? 'demo-ripple' : ''}`}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={({ relatedTarget }) => {
        setFocused(true);
        cameFrom.current = relatedTarget;
      }}
      onBlur={() => setFocused(false)}
      onKeyDown={({ key }) => key === 'Escape' && dismiss()}
    >
      <span>{message}</span>
      {dismissible && (
        <button type="button" aria-label="Dismiss" onClick={dismiss}>
          <Icon name="x" />
        </button>
      )}
    </div>
  );
}
