import { CodeBlock } from '../../gallery/components/code-block.tsx';

/** Commands for a terminal, one per line. */
export function Shell({ children }: { children: string }) {
  const label = `Terminal: ${children.split('\n', 1)[0]}`;
  return <CodeBlock label={label} file="Terminal" code={children} language="bash" />;
}
