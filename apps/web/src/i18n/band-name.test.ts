import { powerScoreBands } from '@scrapboard/catalogue';
import i18next from 'i18next';
import { expect, test } from 'vitest';
import { createFormat } from '../format.ts';
import { bandName } from './band-name.ts';
import russian from './ru/game.json';

test('band names use the number format and words of the language', async () => {
  await i18next.init({ lng: 'ru', resources: { ru: { game: russian } } });
  const german = powerScoreBands.map(({ name }) => bandName(name, createFormat('de')));
  expect(german.slice(0, 2)).toEqual(['0–2.499', '2.500–3.499']);
  expect(german.at(-1)).toBe(russian.band.leviathan);
});

test('English names are shown as the server sends them', async () => {
  await i18next.init({ lng: 'en', resources: {} });
  for (const { name } of powerScoreBands) expect(bandName(name, createFormat('en'))).toBe(name);
});
