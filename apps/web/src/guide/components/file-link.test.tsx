import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { expect, test } from 'vitest';
import common from '../../i18n/en/common.json';
import { statusQuery } from '../../status.ts';
import { FileLink } from './file-link.tsx';

void i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { common } } });

function render(file: string, github: string | null): string {
  const client = new QueryClient();
  client.setQueryData<unknown>(statusQuery.queryKey, {
    links: { about: null, github, community: null },
  });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <FileLink file={file} />
    </QueryClientProvider>,
  );
}

test('a file links to the repository of the operator', () => {
  expect(render('docs/glossary.md', 'https://github.com/owner/name')).toContain(
    '<a href="https://github.com/owner/name/blob/HEAD/docs/glossary.md" target="_blank"',
  );
});

test('a file opens here if no repository is set', () => {
  expect(render('docs/glossary.md', null)).toMatch(/^<button .*>docs\/glossary\.md<\/button>$/);
});

test('a folder is only named if no repository is set', () => {
  expect(render('docs/decisions', null)).toBe('<code>docs/decisions</code>');
});
