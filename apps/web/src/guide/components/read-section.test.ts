import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSection } from './read-section.ts';

const MARKDOWN = `# A
## First

Some \`words\` over
two lines.

\`\`\`sh
one

two
\`\`\`
and more

| a | b |
| --- | --- |
| \`x\` | y, z |

- one
  goes on
- two

## Second

Last.
`;

test('a section is read as paragraphs, code, tables and lists, up to the next heading', () => {
  expect(readSection(MARKDOWN, 'First')).toEqual([
    { kind: 'paragraph', text: 'Some `words` over two lines.' },
    { kind: 'code', text: 'one\n\ntwo' },
    { kind: 'paragraph', text: 'and more' },
    { kind: 'table', headings: ['a', 'b'], rows: [['`x`', 'y, z']] },
    { kind: 'list', items: ['one goes on', 'two'] },
  ]);
  expect(readSection(MARKDOWN, 'Second')).toEqual([{ kind: 'paragraph', text: 'Last.' }]);
  expect(() => readSection(MARKDOWN, 'Fir')).toThrow('no heading "Fir"');
});

test('the README has the sections that the guide shows', () => {
  const readme = readFileSync(new URL('../../../../../README.md', import.meta.url), 'utf8');
  const kinds = (heading: string) => readSection(readme, heading).map(({ kind }) => kind);
  expect(kinds('Start')).toContain('code');
  expect(kinds('Try it without a server')).toContain('code');
  expect(kinds('Settings')).toContain('table');
  expect(kinds('How it is built')).toContain('table');
  for (const heading of ['Settings', 'How it is built']) {
    const table = readSection(readme, heading).find((block) => block.kind === 'table');
    expect(table?.rows.length).toBeGreaterThan(9);
    for (const row of table?.rows ?? []) expect(row).toHaveLength(table?.headings.length ?? 0);
  }
});
