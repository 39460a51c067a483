import { expect, test } from 'vitest';
import { languages } from '../../i18n/languages.ts';
import en from '../texts/en.json';

const files = import.meta.glob<typeof en>('../texts/*.json', { eager: true, import: 'default' });

test('the notices of the demo are there in every language, with the address of the mail', () => {
  const codes = Object.keys(files).map((file) => /(\w+)\.json$/.exec(file)?.[1]);
  expect(codes).toEqual(expect.arrayContaining(languages.map(({ code }) => code)));
  for (const texts of Object.values(files)) {
    expect(Object.keys(texts)).toEqual(Object.keys(en));
    expect(Object.values(texts)).not.toContain('');
    expect(texts.mail).toContain('{{to}}');
  }
});
