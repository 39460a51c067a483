import './code-block.scss';
import { useEffect, useState } from 'react';
import { CopyButton } from './copy-button.tsx';
import type { CodeLanguage } from './highlight.ts';

interface Props {
  /** What the code is, for those who come to it by keyboard or hear it. */
  label: string;
  code: string;
  language: CodeLanguage;
  /** The file it is from, shown above it. */
  file?: string;
}

/** Code to be read and copied; its colours come when the highlighter is there. */
export function CodeBlock({ label, code, language, file }: Props) {
  const text = code.replace(/\n$/, '');
  const html = useHighlighted(text, language);
  return (
    <div className="code-block">
      <div className="code-top">
        <span className="code-file">{file ?? language}</span>
        <CopyButton text={text} label={`Copy: ${label}`} said="Copied the code." />
      </div>
      {/* A region that scrolls must be reachable by keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <section className="code-scroll" tabIndex={0} aria-label={label}>
        <pre>
          {html === undefined ? (
            <code>{text}</code>
          ) : (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the highlighter escapes all text
            <code dangerouslySetInnerHTML={{ __html: html }} />
          )}
        </pre>
      </section>
    </div>
  );
}

/** The code as HTML; undefined until the highlighter is there, or where it cannot be fetched. */
function useHighlighted(code: string, language: CodeLanguage): string | undefined {
  const [result, setResult] = useState<{ code: string; html: string }>();
  useEffect(() => {
    let wanted = true;
    const show = (html: string) => wanted && setResult({ code, html });
    import('./highlight.ts')
      .then(({ highlight }) => highlight(code, language))
      // Plain text is as good to copy.
      .then(show, () => undefined);
    return () => {
      wanted = false;
    };
  }, [code, language]);
  return result?.code === code ? result.html : undefined;
}
