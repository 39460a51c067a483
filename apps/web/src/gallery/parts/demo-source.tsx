import { Suspense, use, useState } from 'react';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CodeBlock } from './code-block.tsx';
import type { LoadSource } from './demo.tsx';

function Text({ title, text }: { title: string; text: Promise<{ default: string }> }) {
  return <CodeBlock label={`Code of ${title}`} language="tsx" code={use(text).default} />;
}

/** The text of a demo's file, once it is there. */
export function DemoSource({ title, load }: { title: string; load: LoadSource }) {
  const [text, setText] = useState(load);
  return (
    <ErrorBoundary
      onRetry={() => setText(load())}
      fallback={(_, retry) => <Failure message="The code could not be loaded." onRetry={retry} />}
    >
      <Suspense fallback={<Skeleton height="8rem" />}>
        <Text title={title} text={text} />
      </Suspense>
    </ErrorBoundary>
  );
}
