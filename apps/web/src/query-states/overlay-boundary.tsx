import { type ReactNode, Suspense, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { Icon } from '../ui/icon.tsx';
import { QueryFailure } from './query-failure.tsx';

interface Props {
  /** Shown in the box until the code has loaded. */
  placeholder: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The box of an overlay whose code is loaded when it is opened. The box appears at once, and shows
 * the failure if the code cannot be loaded.
 */
export function OverlayBoundary({ placeholder, onClose, children }: Props) {
  return (
    <ErrorBoundary
      fallback={(failure, retry) => (
        <OverlayFailure failure={failure} onRetry={retry} onClose={onClose} />
      )}
    >
      <Suspense
        fallback={
          <div className="overlay-box overlay-waiting" aria-busy="true">
            {placeholder}
          </div>
        }
      >
        {children}
      </Suspense>
    </ErrorBoundary>
  );
}

interface OverlayFailureProps {
  failure: unknown;
  onRetry: () => void;
  onClose: () => void;
}

function OverlayFailure({ failure, onRetry, onClose }: OverlayFailureProps) {
  const { t } = useTranslation();
  // Before the first paint, so that the box can be closed as soon as it is visible.
  useLayoutEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onClose]);
  return (
    <div className="overlay-box">
      <button type="button" className="icon-button" aria-label={t('close')} onClick={onClose}>
        <Icon name="x" />
      </button>
      <QueryFailure failure={failure} onRetry={onRetry} />
    </div>
  );
}
