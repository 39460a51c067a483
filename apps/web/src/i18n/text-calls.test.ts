import { expect, test } from 'vitest';
import { findTextCalls, type TextCall } from './testing/find-text-calls.ts';
import { readTexts } from './testing/read-texts.ts';

const files = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}', '!../{demo-backend,gallery,guide}/**'],
  { eager: true, query: '?raw', import: 'default' },
);

/** The values that a text contains in any of its plural forms, by key, with its area. */
const valuesByKey = new Map<string, Set<string>>();
for (const [name, text] of readTexts('en')) {
  const key = name.replace(/_(one|other)$/, '');
  const values = [...text.matchAll(/\{\{(\w+)/g)].map(([, value]) => value ?? '');
  valuesByKey.set(key, new Set([...(valuesByKey.get(key) ?? []), ...values]));
}
const keysWithoutArea = Map.groupBy(valuesByKey.keys(), (key) => key.replace(/^[^:]*:/, ''));

/** Returns whether a call passes what its text contains; several areas may have the same key. */
function isComplete({ key, values }: TextCall): boolean {
  const keys = valuesByKey.has(key) ? [key] : (keysWithoutArea.get(key) ?? []);
  const isPassed = (text: string) => [...(valuesByKey.get(text) ?? [])].every((v) => values.has(v));
  return keys.length === 0 || keys.some(isPassed);
}

test('every call passes the values that its text contains', () => {
  const calls = Object.entries(files).flatMap(([file, source]) => {
    const [, prefix] = /keyPrefix: '([\w.]+)'/.exec(source) ?? [];
    return findTextCalls(file, source).map(({ key, values }) => ({
      file,
      key: prefix === undefined ? key : `${prefix}.${key}`,
      values,
    }));
  });
  expect(calls.length).toBeGreaterThan(1000);
  expect(
    calls.filter((call) => !isComplete(call)).map(({ file, key }) => `${file}: ${key}`),
  ).toEqual([]);
});

test('the scan finds keys in branches, and skips what is computed', () => {
  const source = "t(a ? 'b' : 'c', { n: 1, of }); t(key); t('f', { ...g });";
  expect(findTextCalls('page.ts', source)).toEqual([
    { key: 'b', values: new Set(['n', 'of']) },
    { key: 'c', values: new Set(['n', 'of']) },
  ]);
});
