import { expect, test } from 'vitest';
import { readConfig, readTestDatabaseUrl, SETTINGS } from './config.ts';
import { StartError } from './start-error.ts';

test('every setting is optional', () => {
  expect(readConfig({})).toMatchObject({
    port: 5000,
    host: 'localhost',
    databaseUrl: undefined,
    isDemoEnabled: true,
    siteName: 'Scrapboard',
    uploadMaxBytes: 64 * 1024 ** 2,
    uploadMaxExpandedBytes: 1024 ** 3,
    uploadMaxFiles: 200,
  });
});

test('the configuration cannot be changed afterwards', () => {
  expect(Object.isFrozen(readConfig({}))).toBe(true);
});

test('an empty variable counts as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toEqual(readConfig({}));
});

test('a relative data folder is relative to the working directory', () => {
  expect(readConfig({ SCRAPBOARD_DATA: 'x' }).dataFolder).toBe(`${process.cwd()}/x`);
});

test.each([
  ['PORT', 'x', 'PORT must be a whole number from 0 to 65535, not "x"'],
  ['PORT', '65536', 'PORT must be a whole number from 0 to 65535, not "65536"'],
  ['PORT', '-1', 'PORT must be a whole number from 0 to 65535, not "-1"'],
  ['SCRAPBOARD_DEMO', 'perhaps', 'SCRAPBOARD_DEMO must be on or off, not "perhaps"'],
  [
    'SCRAPBOARD_DEMO_END',
    '2026-05-07',
    'SCRAPBOARD_DEMO_END must be a date and time with its offset such as 2026-05-07T20:00:00Z, not "2026-05-07"',
  ],
  [
    'SCRAPBOARD_UPLOAD_MAX_BYTES',
    '5TB',
    'SCRAPBOARD_UPLOAD_MAX_BYTES must be a size such as 500000, 64 MB or 1 GB, not "5TB"',
  ],
  [
    'SCRAPBOARD_LOG_LEVEL',
    'loud',
    'SCRAPBOARD_LOG_LEVEL must be one of silent, error, warn, info, debug, not "loud"',
  ],
  [
    'SCRAPBOARD_GITHUB_URL',
    'javascript:alert(1)',
    'SCRAPBOARD_GITHUB_URL must be a URL such as https://example.org, or a path such as /docs, not "javascript:alert(1)"',
  ],
  [
    'SCRAPBOARD_ABOUT_URL',
    '//example.org',
    'SCRAPBOARD_ABOUT_URL must be a URL such as https://example.org, or a path such as /docs, not "//example.org"',
  ],
])('rejects %s=%s in one clear line', (name, value, line) => {
  expect(() => readConfig({ [name]: value })).toThrow(new StartError(line));
});

test('rejects an invalid DATABASE_URL without showing its password', () => {
  const secret = 'mysql://user:secret@host/name';
  expect(() => readConfig({ DATABASE_URL: secret })).toThrow(/^DATABASE_URL must be a connection/);
  expect(() => readConfig({ DATABASE_URL: secret })).not.toThrow(/secret/);
});

test.each(Object.values(SETTINGS))(
  'the default of $name is valid and its description a sentence',
  (setting) => {
    expect(setting.schema.safeParse(setting.fallback)).toMatchObject({ success: true });
    expect(setting.description).toMatch(/^[A-Z].*\.$/);
  },
);

test('the test suite prefers its own database over that of the server', () => {
  const url = 'postgresql://u@h/a';
  expect(readTestDatabaseUrl({ TEST_DATABASE_URL: url, DATABASE_URL: 'postgresql://u@h/b' })).toBe(
    url,
  );
  expect(readTestDatabaseUrl({ DATABASE_URL: url })).toBe(url);
  expect(readTestDatabaseUrl({})).toBeUndefined();
});
