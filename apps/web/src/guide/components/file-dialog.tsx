import { Suspense, use, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Quote } from './quote.tsx';

interface Props {
  file: string;
  load: () => Promise<string>;
  onClose: () => void;
}

/** Shows a file of the repository over the page. */
export function FileDialog({ file, load, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [code, setCode] = useState(load);
  useEffect(() => dialog.current?.showModal(), []);
  return createPortal(
    <dialog ref={dialog} className="guide-dialog" lang="en" aria-label={file} onClose={onClose}>
      <button
        type="button"
        className="btn btn-surface btn-icon-only"
        aria-label="Close"
        onClick={() => dialog.current?.close()}
      >
        <Icon name="x" />
      </button>
      <ErrorBoundary
        onRetry={() => setCode(load())}
        fallback={(_, retry) => <Failure message="The file couldn’t be loaded." onRetry={retry} />}
      >
        <Suspense fallback={<Skeleton height="24rem" />}>
          <LoadedQuote file={file} code={code} />
        </Suspense>
      </ErrorBoundary>
    </dialog>,
    // Paragraphs, which name files, cannot contain a dialog.
    document.body,
  );
}

function LoadedQuote({ file, code }: { file: string; code: Promise<string> }) {
  return <Quote file={file} code={use(code)} />;
}
