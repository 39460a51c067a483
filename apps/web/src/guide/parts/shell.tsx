import { CodeBlock } from '../../gallery/parts/code-block.tsx';

/** Commands for a terminal, one a line. */
export function Shell({ children }: { children: string }) {
  return <CodeBlock label="Commands" file="Terminal" code={children} language="bash" />;
}
