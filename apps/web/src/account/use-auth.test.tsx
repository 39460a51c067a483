import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AuthProvider } from './auth-provider.tsx';
import { jwtAdapter } from './jwt-adapter.ts';
import { useAuth } from './use-auth.ts';

function MethodName() {
  return useAuth().method;
}

test('it throws outside its provider', () => {
  expect(() => renderToString(<MethodName />)).toThrow(
    'AuthContext must be placed within AuthProvider',
  );
});

test.each([jwtAdapter, { ...jwtAdapter, method: 'custom' }])(
  'it returns the method of its adapter: $method',
  (adapter) => {
    const html = renderToString(
      <QueryClientProvider client={new QueryClient()}>
        <AuthProvider adapter={adapter}>
          <MethodName />
        </AuthProvider>
      </QueryClientProvider>,
    );
    expect(html).toBe(adapter.method);
  },
);
