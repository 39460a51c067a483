import { CodeBlock } from '../../gallery/components/code-block.tsx';
import type { CodeLanguage } from '../../gallery/components/highlight.ts';

interface Props {
  /** The file, from the root of the repository. */
  file: string;
  /** What stands in it, or a part of that (see excerpt.ts). */
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

/** A file of this repository, as it is at this moment. */
export function Quote({ file, code }: Props) {
  const ending = file.split('.').at(-1) ?? '';
  const language = file.endsWith('Dockerfile') ? 'dockerfile' : (languages[ending] ?? 'text');
  return <CodeBlock label={file} file={file} code={code} language={language} />;
}
