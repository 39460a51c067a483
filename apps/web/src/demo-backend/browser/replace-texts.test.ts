import i18next from 'i18next';
import { expect, test } from 'vitest';
import upload from '../../i18n/en/upload.json';
import { demoTexts } from '../texts/demo-texts.ts';
import { replaceTexts } from './replace-texts.ts';

test('what becomes of uploads is told as it is without a server, from the first drawing on', async () => {
  replaceTexts();
  const read = (_language: string, _area: string, done: (error: null, texts: object) => void) =>
    done(null, structuredClone(upload));
  await i18next
    .use({ type: 'backend', init() {}, read })
    .init({ lng: 'en', ns: [], partialBundledLanguages: true });
  await i18next.loadNamespaces('upload');
  expect(upload.help).toHaveProperty('sentText');
  expect(i18next.t('upload:help.sentText')).toBe(demoTexts('en').uploads);
  expect(i18next.t('upload:help.sent')).toBe(upload.help.sent);
});
