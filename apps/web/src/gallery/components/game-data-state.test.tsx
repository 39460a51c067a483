import { QueryClient, QueryClientProvider, type UseQueryResult } from '@tanstack/react-query';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { expect, test } from 'vitest';
import common from '../../i18n/en/common.json';
import { GameDataState } from './game-data-state.tsx';

void i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { common } } });

function render(query: Partial<UseQueryResult<string>>): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <GameDataState query={query as UseQueryResult<string>}>
        {(data) => <p>{data}</p>}
      </GameDataState>
    </QueryClientProvider>,
  );
}

test('existing data stays if it cannot be refreshed', () => {
  const error = new Error('The server does not answer');
  expect(render({ data: 'Twelve matches', isError: true, error })).toContain(
    '<p>Twelve matches</p>',
  );
  expect(render({ data: undefined, isError: true, error })).toContain('<button');
  expect(render({ data: undefined, isError: false })).toContain('skeleton');
});
