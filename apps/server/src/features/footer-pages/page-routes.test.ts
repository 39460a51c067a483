import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FooterPage } from '@scrapboard/contract';
import { expect, test } from 'vitest';
import { createTestApp } from '../../http/test-app.ts';

const { app, deps, get, logLines } = await createTestApp();
const folder = join(deps.config.dataFolder, 'pages');

test('without the operator’s text the response has none, so that the page shows its default', async () => {
  expect(await get<FooterPage>('/api/pages/privacy')).toEqual({ text: null, language: null });
});

test('a text for one language takes precedence over the general one', async () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'privacy.md'), '# For all');
  writeFileSync(join(folder, 'privacy.de.md'), '# Auf Deutsch');
  expect(await get<FooterPage>('/api/pages/privacy?language=de')).toEqual({
    text: '# Auf Deutsch',
    language: 'de',
  });
  const forAll = { text: '# For all', language: null };
  expect(await get<FooterPage>('/api/pages/privacy?language=fr')).toEqual(forAll);
  expect(await get<FooterPage>('/api/pages/privacy')).toEqual(forAll);
  expect(await get<FooterPage>('/api/pages/terms')).toEqual({ text: null, language: null });
});

test('skips a file that is too large and logs a warning', async () => {
  writeFileSync(join(folder, 'terms.md'), 'x'.repeat(300_000));
  expect(await get<FooterPage>('/api/pages/terms')).toEqual({ text: null, language: null });
  expect(logLines.join()).toContain('terms.md cannot be shown: larger than');
});

test.each(['/api/pages/..%2Fsecret', '/api/pages/imprint', '/api/pages/privacy?language=..'])(
  '%s is rejected: only existing pages and languages are accepted',
  async (url) => {
    const response = await app.inject(url);
    expect(response.statusCode).toBe(400);
  },
);
