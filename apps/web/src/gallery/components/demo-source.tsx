import { Suspense, use, useState } from 'react';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CodeBlock } from './code-block.tsx';

/** Loads the text of a file: `() => import('./some-demo.tsx?raw')`. */
export type LoadSource = () => Promise<{ default: string }>;

interface TextProps {
  title: string;
  text: Promise<{ default: string }>;
  file?: string;
}

function SourceCode({ title, text, file }: TextProps) {
  const { default: code } = use(text);
  if (file === undefined)
    return <CodeBlock label={`Code of ${title}`} language="tsx" code={code} />;
  const language = file.endsWith('.ts') ? 'ts' : 'tsx';
  return <CodeBlock label={`${file} of ${title}`} language={language} code={code} file={file} />;
}

interface Props {
  title: string;
  load: LoadSource;
  /** Files that the example uses, by name. */
  uses?: Record<string, LoadSource>;
}

/** The code of a demo and of the files it uses, once loaded. */
export function DemoSource({ title, load, uses = {} }: Props) {
  const loadAll = () => ({
    own: load(),
    others: Object.entries(uses).map(([file, loadOther]) => ({ file, text: loadOther() })),
  });
  const [texts, setTexts] = useState(loadAll);
  return (
    <ErrorBoundary
      onRetry={() => setTexts(loadAll())}
      fallback={(_, retry) => <Failure message="The code couldn’t be loaded." onRetry={retry} />}
    >
      <Suspense fallback={<Skeleton height="8rem" />}>
        <SourceCode title={title} text={texts.own} />
        {texts.others.map(({ file, text }) => (
          <SourceCode key={file} title={title} text={text} file={file} />
        ))}
      </Suspense>
    </ErrorBoundary>
  );
}
