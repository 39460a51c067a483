import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AuthProvider } from './auth-provider.tsx';
import { jwtAdapter } from './jwt-adapter.ts';
import { useAuth } from './use-auth.ts';

function Somewhere() {
  return useAuth().method;
}

test('outside of its provider it throws', () => {
  expect(() => renderToString(<Somewhere />)).toThrow(
    'AuthContext must be placed within AuthProvider',
  );
});

test.each([jwtAdapter, { ...jwtAdapter, method: 'own' }])(
  'it names its adapter: $method',
  (adapter) => {
    const html = renderToString(
      <QueryClientProvider client={new QueryClient()}>
        <AuthProvider adapter={adapter}>
          <Somewhere />
        </AuthProvider>
      </QueryClientProvider>,
    );
    expect(html).toBe(adapter.method);
  },
);
