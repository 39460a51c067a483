import { expect, test } from 'vitest';
import { findLiterals } from './testing/find-literals.ts';

/** All markup except that of the gallery and the guide, which are English by decision 0011. */
const files = import.meta.glob<string>(
  ['../**/*.tsx', '!../gallery/**', '!../guide/**', '!../**/*.test.tsx'],
  { eager: true, query: '?raw', import: 'default' },
);

/** Texts that are the same in every language: a key, and the guide's English name. */
const untranslated = new Set(['Esc', 'Documentation']);

test('the markup contains no hard-coded texts', () => {
  const found = Object.entries(files).flatMap(([file, source]) =>
    findLiterals(source)
      .filter((text) => !untranslated.has(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(Object.keys(files).length).toBeGreaterThan(30);
  expect(found).toEqual([]);
});

test('the scan finds texts between tags, in text attributes and in branches', () => {
  const source = `export const Page = ({ open, t }) => <>
    <p className="muted" title="A hint">Some text {open ? 'is open' : t('key')} – {12}</p>
    <img alt="" src="x.png" /><b aria-label={\`Row \${open}\`}>{open && 'And this'}</b></>`;
  expect(findLiterals(source).toSorted()).toEqual([
    'A hint',
    'And this',
    'Row',
    'Some text',
    'is open',
  ]);
});

const englishFiles = import.meta.glob<string>(['../gallery/**/*.tsx', '../guide/**/*.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

test('English pages mark their overlays, which are rendered elsewhere, as English', () => {
  const overlays = Object.entries(englishFiles).flatMap(([file, source]) =>
    [...source.matchAll(/<(?:Modal|Offcanvas|Tooltip)\b(?!\.)[\s\S]{0,200}/g)].map(([tag]) => ({
      file,
      isMarked: tag.includes('lang="en"'),
    })),
  );
  expect(overlays.length).toBeGreaterThan(3);
  expect(overlays.filter(({ isMarked }) => !isMarked)).toEqual([]);
});
