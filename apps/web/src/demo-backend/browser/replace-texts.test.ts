import i18next from 'i18next';
import { expect, test } from 'vitest';
import settings from '../../i18n/en/settings.json';
import upload from '../../i18n/en/upload.json';
import { demoTexts } from '../texts/demo-texts.ts';
import { replaceTexts } from './replace-texts.ts';

test('texts about a server are replaced from the first render on', async () => {
  replaceTexts();
  const areas: Record<string, object> = { settings, upload };
  const read = (_language: string, area: string, done: (error: null, texts: object) => void) =>
    done(null, structuredClone(areas[area] ?? {}));
  await i18next
    .use({ type: 'backend', init() {}, read })
    // Without the texts that another test of this process has given it.
    .init({ lng: 'en', ns: [], resources: {}, partialBundledLanguages: true });
  await i18next.loadNamespaces(['settings', 'upload']);
  expect(upload.help).toHaveProperty('sentText');
  expect(i18next.t('upload:help.sentText')).toBe(demoTexts('en').uploads);
  expect(i18next.t('upload:help.sent')).toBe(upload.help.sent);
  expect(i18next.t('upload:errors.disk_full')).toBe(demoTexts('en').storageFull);
  expect(settings.tokens).toHaveProperty('note');
  expect(i18next.t('settings:tokens.note')).toBe(demoTexts('en').tokens);
});
