import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import type { ToastEntry } from './toast.ts';
import { removeToast } from './toast-store.ts';

/** A toast that goes by itself; its time stands still under the pointer and while it has the focus. */
export function ToastCard({ id, message, type, duration, ripple, dismissible }: ToastEntry) {
  const [held, setHeld] = useState(false);
  const left = useRef<number>(duration);
  useEffect(() => {
    if (held) return;
    const since = performance.now();
    const timer = setTimeout(() => removeToast(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [held, id]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits while it is read
    <div
      className={`demo-toast demo-toast-${type} ${ripple ? 'demo-ripple' : ''}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span>{message}</span>
      {dismissible && (
        <button type="button" aria-label="Dismiss" onClick={() => removeToast(id)}>
          <Icon name="x" />
        </button>
      )}
    </div>
  );
}
