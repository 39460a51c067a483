import { expect, test } from 'vitest';
import { insertSiteNames } from './index-page.ts';

const BUILT_PAGE = '<meta name="application-name" content="Scrapboard" /><title>Scrapboard</title>';

test('the first HTML contains the configured names', () => {
  const names = { siteName: 'Iron Log', title: 'Iron Log: who wins and why' };
  expect(insertSiteNames(BUILT_PAGE, names)).toBe(
    '<meta name="application-name" content="Iron Log" /><title>Iron Log: who wins and why</title>',
  );
});

test('a configured name is escaped', () => {
  const hostileName = '"/><script>$&</script>';
  const html = insertSiteNames(BUILT_PAGE, { siteName: hostileName, title: hostileName });
  expect(html).not.toContain('<script>');
  expect(html).toContain('$&amp;');
});
