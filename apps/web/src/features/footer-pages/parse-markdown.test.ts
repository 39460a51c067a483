import { expect, test } from 'vitest';
import { parseMarkdown, toSafeUrl } from './parse-markdown.ts';

test('uses a heading as the title only at the beginning', () => {
  expect(parseMarkdown('# Who runs *this*\n\ntext').title).toBe('Who runs this');
  expect(parseMarkdown('text\n\n# Later').title).toBeUndefined();
  expect(parseMarkdown('## Second level').title).toBeUndefined();
});

test('resolves reference links', () => {
  const { linkUrls } = parseMarkdown('[mail us][us]\n\n[us]: mailto:us@example.org');
  expect(linkUrls.get('us')).toBe('mailto:us@example.org');
});

test('finds link definitions in quotes and lists, and keeps the first of several with one name', () => {
  const { linkUrls } = parseMarkdown(
    '> [us]: mailto:us@example.org\n\n- [mail us][us]\n\n  [site]: /privacy\n\n[us]: /later',
  );
  expect(Object.fromEntries(linkUrls)).toEqual({ us: 'mailto:us@example.org', site: '/privacy' });
});

test.each(['https://example.org/a', 'mailto:us@example.org', '/privacy', 'http://example.org'])(
  'accepts the link %s',
  (url) => expect(toSafeUrl(url)).toBe(url),
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
])('rejects the link %j', (url) => expect(toSafeUrl(url)).toBeUndefined());
