import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readChangelog } from './read-changelog.ts';

test('a changelog is its versions, each with a sentence and its changes', () => {
  const text =
    '# Changelog\n\n## 2.0 — May\n\nFaster.\n\n- One `thing`\n  over two lines.\n- Another.\n\n## 1.0\n\n- First.\n';
  expect(readChangelog(text)).toEqual([
    { version: '2.0 — May', lead: 'Faster.', changes: ['One thing over two lines.', 'Another.'] },
    { version: '1.0', lead: '', changes: ['First.'] },
  ]);
});

test('the changelog of the product can be read so', () => {
  const [newest] = readChangelog(
    readFileSync(new URL('../../../../../CHANGELOG.md', import.meta.url), 'utf8'),
  );
  expect(newest?.version).toMatch(/^\d+\.\d+\.\d+/);
  expect(newest?.changes.length).toBeGreaterThan(5);
});
