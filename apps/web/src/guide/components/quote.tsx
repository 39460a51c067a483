import { CodeBlock } from '../../gallery/components/code-block.tsx';
import type { CodeLanguage } from '../../gallery/components/highlight.ts';
import { SiteLink } from '../../site-link.tsx';
import { useStatus } from '../../status.ts';
import { sourceUrl } from './source-url.ts';

interface Props {
  /** The file, from the root of the repository. */
  file: string;
  /** Its content, or an excerpt of it (see excerpt.ts). */
  code: string;
}

const languages: Record<string, CodeLanguage> = {
  ts: 'ts',
  tsx: 'tsx',
  mjs: 'ts',
  json: 'json',
  yaml: 'yaml',
  md: 'text',
};

/** A quoted file of this repository. */
export function Quote({ file, code }: Props) {
  const extension = file.split('.').at(-1) ?? '';
  const language = file.endsWith('Dockerfile') ? 'dockerfile' : (languages[extension] ?? 'text');
  const source = sourceUrl(useStatus()?.links.github, file);
  const name = source === undefined ? file : <SiteLink to={source}>{file}</SiteLink>;
  return <CodeBlock label={file} file={name} code={code} language={language} />;
}
