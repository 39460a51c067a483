import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { horizontalPositions, verticalPositions } from './toast.ts';
import { ToastCard } from './toast-card.tsx';
import { removeToasts, useToasts } from './toast-store.ts';

/**
 * The containers of toasts, one per position. They are always present, so that screen readers announce what is
 * added to them: danger at once, everything else when they are idle.
 */
export function ToastContainers() {
  const toasts = useToasts();
  useEffect(() => removeToasts, []);
  return createPortal(
    verticalPositions.flatMap((y) =>
      horizontalPositions.map((x) => {
        const containerToasts = toasts.filter((toast) => toast.x === x && toast.y === y);
        const urgent = containerToasts.filter((toast) => toast.type === 'danger');
        return (
          <div
            key={`${y} ${x}`}
            className={`demo-toasts demo-toasts-${y} demo-toasts-${x}`}
            lang="en"
          >
            <div aria-live="polite">
              {containerToasts
                .filter((toast) => toast.type !== 'danger')
                .map((toast) => (
                  <ToastCard key={toast.id} {...toast} />
                ))}
            </div>
            <div aria-live="assertive">
              {urgent.map((toast) => (
                <ToastCard key={toast.id} {...toast} />
              ))}
            </div>
          </div>
        );
      }),
    ),
    document.body,
  );
}
