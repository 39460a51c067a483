import type { ReactNode } from 'react';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { FileLink } from './file-link.tsx';
import type { Block } from './read-section.ts';
import { Shell } from './shell.tsx';

/** A section of one of the repository’s documents. */
export function SectionBlocks({ blocks }: { blocks: Block[] }) {
  return blocks.map((block) => <SectionBlock key={JSON.stringify(block)} block={block} />);
}

function SectionBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return <p>{renderInline(block.text)}</p>;
    case 'code':
      return <Shell>{block.text}</Shell>;
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{renderInline(item)}</li>
          ))}
        </ul>
      );
    case 'table':
      return <Table {...block} />;
  }
}

function Table({ headings, rows }: Extract<Block, { kind: 'table' }>) {
  return (
    <ScrollRegion className="table-scroll guide-table" aria-label={headings.join(', ')}>
      <table className="table">
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading.charAt(0).toUpperCase() + heading.slice(1)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]}>
              {row.map((cell, index) => (
                <td key={headings[index]}>{renderInline(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** Renders `code`, **strong text** and [links] to files. */
function renderInline(text: string): ReactNode[] {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/).map((part, index) => {
    const [, name, target] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
    const key = `${index} ${part}`;
    if (part.startsWith('`')) return <code key={key}>{part.slice(1, -1)}</code>;
    if (part.startsWith('**')) return <strong key={key}>{part.slice(2, -2)}</strong>;
    if (target === undefined) return part;
    return /^[\w./-]+$/.test(target) ? <FileLink key={key} file={target} /> : name;
  });
}
