import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useAuth } from './use-auth.ts';

function Somewhere() {
  return useAuth().method;
}

test('outside of its provider it says so', () => {
  expect(() => renderToString(<Somewhere />)).toThrow(
    'AuthContext must be placed within AuthProvider',
  );
});
