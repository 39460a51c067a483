import { expect, test } from 'vitest';
import { parseMarkdown, safeTarget } from './parse-markdown.ts';

test('takes a heading as the title only at the beginning', () => {
  expect(parseMarkdown('# Who runs *this*\n\ntext').title).toBe('Who runs this');
  expect(parseMarkdown('text\n\n# Later').title).toBeUndefined();
  expect(parseMarkdown('## Second level').title).toBeUndefined();
});

test('resolves reference links', () => {
  const { targets } = parseMarkdown('[mail us][us]\n\n[us]: mailto:us@example.org');
  expect(targets.get('us')).toBe('mailto:us@example.org');
});

test.each(['https://example.org/a', 'mailto:us@example.org', '/privacy', 'http://example.org'])(
  '%s may be followed',
  (url) => expect(safeTarget(url)).toBe(url),
);

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>1</script>',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  'relative',
  '',
])('%s may not', (url) => expect(safeTarget(url)).toBeUndefined());
