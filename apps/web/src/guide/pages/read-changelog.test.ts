import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readChangelog } from './read-changelog.ts';

test('a changelog is read as versions with their sentences, tables and changes', () => {
  const text =
    '# Changelog\n\n## 2.0 — May\n\nFaster.\n\n| What | Now |\n|---|---|\n| Start | 1 s |\n\n- One `thing`\n  over two lines.\n- Another.\n\n## 1.0\n\n- First.\n';
  expect(readChangelog(text)).toEqual([
    {
      version: '2.0 — May',
      blocks: [
        { kind: 'paragraph', text: 'Faster.' },
        { kind: 'table', headings: ['What', 'Now'], rows: [['Start', '1 s']] },
        { kind: 'list', items: ['One `thing` over two lines.', 'Another.'] },
      ],
    },
    { version: '1.0', blocks: [{ kind: 'list', items: ['First.'] }] },
  ]);
});

test('the product’s own changelog starts with the twelve most visible changes', () => {
  const [newest] = readChangelog(
    readFileSync(new URL('../../../../../CHANGELOG.md', import.meta.url), 'utf8'),
  );
  expect(newest?.version).toMatch(/^\d+\.\d+\.\d+/);
  const [, table, , list] = newest?.blocks ?? [];
  expect(table).toMatchObject({ kind: 'table', headings: ['What', 'Before', 'Now'] });
  expect(table?.kind === 'table' && table.rows.map((cells) => cells.length)).toEqual(
    Array(12).fill(3),
  );
  expect(list?.kind === 'list' && list.items.length).toBeGreaterThan(5);
});
