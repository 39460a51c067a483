import { ScrollRegion } from '../../ui/scroll-region.tsx';
import './code-block.scss';
import { type ReactNode, useEffect, useState } from 'react';
import { CopyButton } from './copy-button.tsx';
import type { CodeLanguage } from './highlight.ts';

interface Props {
  /** The accessible name of the code block. */
  label: string;
  code: string;
  language: CodeLanguage;
  /** The file it comes from, shown above it. */
  file?: ReactNode;
}

/** Code with a copy button; highlighted once the highlighter has loaded. */
export function CodeBlock({ label, code, language, file }: Props) {
  const text = code.replace(/\n$/, '');
  const html = useHighlighted(text, language);
  return (
    <div className="code-block">
      <div className="code-top">
        <span className="code-file">{file ?? language}</span>
        <CopyButton text={text} label={`Copy: ${label}`} announcement="Code copied." />
      </div>
      <ScrollRegion className="code-scroll" aria-label={label}>
        <pre>
          {html === undefined ? (
            <code>{text}</code>
          ) : (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the highlighter escapes all text
            <code dangerouslySetInnerHTML={{ __html: html }} />
          )}
        </pre>
      </ScrollRegion>
    </div>
  );
}

/** Returns the code as HTML; undefined until the highlighter has loaded, or if it can’t be loaded. */
function useHighlighted(code: string, language: CodeLanguage): string | undefined {
  const [result, setResult] = useState<{ code: string; html: string }>();
  useEffect(() => {
    let isMounted = true;
    const show = (html: string) => isMounted && setResult({ code, html });
    import('./highlight.ts')
      .then(({ highlight }) => highlight(code, language))
      // Plain text can be copied just as well.
      .then(show, () => undefined);
    return () => {
      isMounted = false;
    };
  }, [code, language]);
  return result?.code === code ? result.html : undefined;
}
