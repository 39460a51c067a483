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

function Told({ failure }: { failure: unknown }) {
  return useFailureText()(failure);
}
const told = async (language: string, failure: unknown) => {
  await i18next.changeLanguage(language);
  return renderToStaticMarkup(<Told failure={failure} />);
};

test('a failure is told in the language of the viewer, in English in the words of the server', async () => {
  const busy = { code: 'database_busy', message: 'As the server says it.' };
  expect(await told('de', busy)).toBe(german.failures.busy);
  expect(await told('en', busy)).toBe('As the server says it.');
  const gone = { code: 'not_found', message: 'You have no API token with this ID.' };
  expect(await told('de', gone)).toBe(german.failures.gone);
  expect(await told('en', gone)).toBe('You have no API token with this ID.');
  expect(await told('de', 'Something went wrong')).toBe(german.failures.unknown);
  expect(await told('en', 'Something went wrong')).toBe('Something went wrong');
});

test('what there is no text for is told as the server tells it', async () => {
  const odd = { code: 'odd', message: 'Only this server knows.' };
  expect(await told('de', odd)).toBe('Only this server knows.');
});
