import { type ReactNode, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { Icon } from '../ui/icon.tsx';
import { QueryFailure } from './query-failure.tsx';

interface Props {
  /** Shown in its box until the code is there. */
  waiting: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/**
 * Something over the page whose code comes when it is opened: its box is there at once, and where the
 * code does not come it says so there, with the page as it was.
 */
export function OverlayBoundary({ waiting, onClose, children }: Props) {
  return (
    <ErrorBoundary
      fallback={(failure, retry) => <Failed failure={failure} onRetry={retry} onClose={onClose} />}
    >
      <Suspense
        fallback={
          <div className="overlay-box overlay-waiting" aria-busy="true">
            {waiting}
          </div>
        }
      >
        {children}
      </Suspense>
    </ErrorBoundary>
  );
}

interface FailedProps {
  failure: unknown;
  onRetry: () => void;
  onClose: () => void;
}

function Failed({ failure, onRetry, onClose }: FailedProps) {
  const { t } = useTranslation();
  useEffect(() => {
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
