import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, test } from 'vitest';
import german from './i18n/de/errors.json';
import english from './i18n/en/errors.json';
import { useFailureText } from './use-failure-text.ts';

beforeAll(async () => {
  const resources = { en: { errors: english }, de: { errors: german } };
  await i18next.use(initReactI18next).init({ lng: 'en', resources });
});

function FailureText({ failure }: { failure: unknown }) {
  return useFailureText()(failure);
}
const textOf = async (language: string, failure: unknown) => {
  await i18next.changeLanguage(language);
  return renderToStaticMarkup(<FailureText failure={failure} />);
};

test('explains failures in the language of the viewer, in English with the message of the server', async () => {
  const busy = { code: 'database_busy', message: 'As the server says it.' };
  expect(await textOf('de', busy)).toBe(german.failures.busy);
  expect(await textOf('en', busy)).toBe('As the server says it.');
  const notFound = { code: 'not_found', message: 'You have no API token with this ID.' };
  expect(await textOf('de', notFound)).toBe(german.failures.gone);
  expect(await textOf('en', notFound)).toBe('You have no API token with this ID.');
  expect(await textOf('de', 'Something went wrong')).toBe(german.failures.unknown);
  expect(await textOf('en', 'Something went wrong')).toBe('Something went wrong');
});

test('shows the text of the server for failures without a translation', async () => {
  const untranslated = { code: 'odd', message: 'Only this server knows.' };
  expect(await textOf('de', untranslated)).toBe('Only this server knows.');
});
